/**
 * Options in the page's address, for tests and pictures:
 *
 * - `scene=lab` opens a scene by name; `preset=islands` a landscape, a material or a view
 * - `vertices=128` vertices along each side of the terrain (512)
 * - `resolution=1` fixes the pixel ratio, which otherwise adapts to the machine
 * - `shadows=1024` width of the shadow map in texels
 * - `motion=0` no idle drift, no transitions, no flowing water: every frame is the same
 * - `ui=0` the picture alone
 * - `cost=0` the lab does not time the GPU
 */
export interface PageOptions {
  readonly scene: string
  readonly preset: string
  readonly vertices: number
  readonly resolution: number | undefined
  readonly shadows: number
  readonly motion: boolean
  readonly ui: boolean
  readonly cost: boolean
}

export function readOptions(search: string): PageOptions {
  const given = new URLSearchParams(search)
  const number = (name: string): number | undefined => {
    const value = Number(given.get(name) ?? NaN)
    return value > 0 ? value : undefined
  }
  return {
    scene: given.get('scene') ?? '',
    preset: given.get('preset') ?? '',
    vertices: Math.max(8, Math.round(number('vertices') ?? 512)),
    resolution: number('resolution'),
    shadows: Math.round(number('shadows') ?? 4096),
    motion: given.get('motion') !== '0' && !matchMedia('(prefers-reduced-motion: reduce)').matches,
    ui: given.get('ui') !== '0',
    cost: given.get('cost') !== '0'
  }
}
