import {
  LineBasicMaterial,
  LineDashedMaterial,
  MeshBasicMaterial,
  MeshDepthMaterial,
  MeshLambertMaterial,
  MeshMatcapMaterial,
  MeshNormalMaterial,
  MeshPhongMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  MeshToonMaterial,
  PointsMaterial,
  ShadowMaterial,
  type Material
} from 'three'

interface MaterialMaker {
  readonly make: () => Material
  readonly draws: 'mesh' | 'points' | 'line'
  /** To look up what it has. */
  readonly sample: Material
}

const row = (make: () => Material, draws: MaterialMaker['draws'] = 'mesh'): MaterialMaker => ({
  make,
  draws,
  sample: make()
})

/** All of three's materials that draw with the shader of their own name; MeshDistanceMaterial draws shadows only. */
export const MATERIALS = {
  MeshStandardMaterial: row(() => new MeshStandardMaterial()),
  MeshPhysicalMaterial: row(() => new MeshPhysicalMaterial()),
  MeshBasicMaterial: row(() => new MeshBasicMaterial()),
  MeshLambertMaterial: row(() => new MeshLambertMaterial()),
  MeshPhongMaterial: row(() => new MeshPhongMaterial()),
  MeshToonMaterial: row(() => new MeshToonMaterial()),
  MeshMatcapMaterial: row(() => new MeshMatcapMaterial()),
  MeshNormalMaterial: row(() => new MeshNormalMaterial()),
  MeshDepthMaterial: row(() => new MeshDepthMaterial()),
  ShadowMaterial: row(() => new ShadowMaterial()),
  PointsMaterial: row(() => new PointsMaterial(), 'points'),
  LineBasicMaterial: row(() => new LineBasicMaterial(), 'line'),
  LineDashedMaterial: row(() => new LineDashedMaterial(), 'line')
} as const satisfies Record<string, MaterialMaker>

export type MatrixMaterial = keyof typeof MATERIALS
