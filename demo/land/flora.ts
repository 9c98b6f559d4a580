import { Group, MeshStandardMaterial, Vector3, type Color } from 'three'
import type { Displacement, Injection } from 'three-perlin'
import type { Standing } from '../scenes/demoScene'
import type { Atmosphere } from './atmosphere'
import type { Biome } from './biome'
import type { Habitat } from './habitat'
import { Planting, type SizeAt } from './planting'
import { stoneSites, treeSites, type Site } from './sites'
import { createStone } from './stoneGeometry'
import { createBroadleaf, createConifer } from './treeGeometry'

/** Metres: how far trees and stones reach from the middle, and how closely trees may stand. */
const WOODS = 430
const SPACING = 11.5
const QUARRY = 360
const STONES = 360

/** Trees and stones that stand on the drawn triangles. */
export class Flora extends Group {
  private readonly plantings: { planting: Planting; sizeAt: SizeAt; leans: boolean }[] = []
  private readonly veils: readonly Injection[]
  private readonly leaves: MeshStandardMaterial
  private readonly stone: MeshStandardMaterial

  /** @param cameras - places that are kept free */
  constructor(
    atmosphere: Atmosphere,
    private readonly surface: Displacement,
    habitat: Habitat,
    private readonly biome: Biome,
    cameras: readonly (readonly number[])[]
  ) {
    super()
    this.leaves = createMaterial(true)
    this.stone = createMaterial(false)
    this.veils = [this.leaves, this.stone].map(atmosphere.veil)
    const trees = treeSites(WOODS, SPACING, cameras)
    const conifers = new Planting('conifer', createConifer(), this.leaves, trees, this.leafColour)
    const broadleaves = new Planting('broadleaf', createBroadleaf(), this.leaves, trees, this.leafColour)
    this.grow(conifers, (site) => habitat.treeSize(site, true))
    this.grow(broadleaves, (site) => habitat.treeSize(site, false))

    const stones = stoneSites(STONES, QUARRY)
    for (const shape of [0, 1, 2]) {
      const own = stones.filter((_, i) => i % 3 === shape)
      const planting = new Planting('stone', createStone(shape + 1), this.stone, own, this.stoneColour)
      this.grow(planting, (site) => habitat.stoneSize(site), true)
    }
  }

  /** Sets everything on the ground as it is now. */
  plant(): void {
    const { surface } = this
    const up = (x: number, z: number) => surface.normalAt(x, z, normal).lerp(UP, 0.15).normalize()
    for (const { planting, sizeAt, leans } of this.plantings) {
      planting.plant(sizeAt, surface.heightAt, leans ? up : undefined)
    }
  }

  inspect(): Standing[] {
    return this.plantings.flatMap(({ planting }) => planting.inspect(this.surface.heightAt))
  }

  override dispose(): void {
    super.dispose()
    for (const { planting } of this.plantings) planting.dispose()
    for (const veil of this.veils) veil.dispose()
    this.leaves.dispose()
    this.stone.dispose()
  }

  private grow(planting: Planting, sizeAt: SizeAt, leans = false): void {
    this.plantings.push({ planting, sizeAt, leans })
    this.add(planting.mesh)
  }

  private readonly leafColour = ({ tint }: Site, target: Color): Color => {
    const { forest, meadow, straw } = this.biome.colours
    const green = 0.7 * other(tint, 3.7)
    const dry = 0.3 * other(tint, 7.3)
    return target
      .copy(forest)
      .lerp(meadow, green)
      .lerp(straw, dry)
      .multiplyScalar(1.2 + 0.5 * other(tint, 13.1))
  }

  private readonly stoneColour = ({ tint }: Site, target: Color): Color => {
    const { rock, scree } = this.biome.colours
    return target
      .copy(rock)
      .lerp(scree, tint)
      .multiplyScalar(0.9 + 0.35 * other(tint, 5.7))
  }
}

function createMaterial(vertexColors: boolean): MeshStandardMaterial {
  return new MeshStandardMaterial({ vertexColors, roughness: 0.95, dithering: true })
}

/** Another chance, out of one. */
function other(chance: number, factor: number): number {
  return (chance * factor) % 1
}

const UP = new Vector3(0, 1, 0)
const normal = new Vector3()
