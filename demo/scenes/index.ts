import type { CreateScene } from './demoScene'

export interface SceneEntry {
  readonly name: string
  readonly title: string
  readonly load: () => Promise<CreateScene>
}

/** The scenes of the page, in the order of the switch. A new one is a file and a line here. */
export const scenes: readonly SceneEntry[] = [
  { name: 'terrain', title: 'Terrain', load: async () => (await import('./terrain')).createTerrain },
  { name: 'materials', title: 'Materials', load: async () => (await import('./materials')).createMaterials },
  { name: 'lab', title: 'Lab', load: async () => (await import('./lab')).createLab }
]
