import {
  AmbientLight,
  BackSide,
  BatchedMesh,
  BasicShadowMap,
  Bone,
  BufferAttribute,
  DataTexture,
  DirectionalLight,
  DoubleSide,
  Fog,
  FogExp2,
  FrontSide,
  Group,
  InstancedMesh,
  Line,
  Matrix4,
  Mesh,
  PCFShadowMap,
  Plane,
  PlaneGeometry,
  PointLight,
  Points,
  Quaternion,
  Scene,
  Skeleton,
  SkinnedMesh,
  SpotLight,
  Vector3,
  VSMShadowMap,
  type BufferGeometry,
  type Light,
  type Material,
  type WebGLRenderer
} from 'three'
import { fbm, perlin3, type DisplaceOptions } from 'three-perlin'
import { morphed, withTangents, withTargets } from './displacedMeshes'
import type { Combination } from './matrixAxes'
import { MATERIALS } from './matrixMaterials'

export const FIELD = fbm(perlin3({ seed: 'rock', frequency: 0.7 }), { octaves: 3 })
export const NOISE = { frequency: 0.7, octaves: 3 }
export const AMPLITUDE = 0.3
/** What three's own displacement map adds: the texture's red is 128 / 255. */
export const MAPPED = (128 / 255) * 0.3 + 0.1

export type MatrixObject = Mesh | Points | Line

export interface MatrixStage {
  scene: Scene
  object: MatrixObject
  options: DisplaceOptions
  /** The instances of the object, or its one self. */
  placements: readonly Matrix4[]
  light: DirectionalLight | SpotLight | PointLight | undefined
  dispose: () => void
}

const SHADOWS = { basic: BasicShadowMap, pcf: PCFShadowMap, vsm: VSMShadowMap }
const SIDES = { front: FrontSide, back: BackSide, double: DoubleSide }

export function matrixStage(renderer: WebGLRenderer, row: Combination): MatrixStage {
  const material = makeMaterial(row)
  const placements = placementsOf(row)
  const object = makeObject(row, makeGeometry(row), material, placements)
  object.rotation.set(0.2, 0.3, 0)
  object.castShadow = object.receiveShadow = true
  const scene = new Scene().add(object, new AmbientLight())
  const light = makeLight(row)
  if (light) scene.add(light)
  if (row.fog !== 'none') scene.fog = row.fog === 'linear' ? new Fog(0xffffff, 1, 100) : new FogExp2(0xffffff, 0.1)
  renderer.shadowMap.enabled = light !== undefined
  renderer.shadowMap.type = SHADOWS[row.shadow]
  const { along } = row
  return {
    scene,
    object,
    options: { amplitude: AMPLITUDE, along, normals: row.normals, space: row.space === 'object' ? SPACE : row.space },
    placements,
    light,
    dispose() {
      object.geometry.dispose()
      material.dispose()
      light?.dispose()
      if ('dispose' in object) object.dispose()
    }
  }
}

const SPACE = new Group()
SPACE.position.set(1, -2, 0.5)
SPACE.rotation.set(0.4, 0.1, 0.9)
SPACE.scale.set(2, 1, 0.5)

const texture = (() => {
  const made = new DataTexture(new Uint8Array([128, 128, 255, 255]), 1, 1)
  made.needsUpdate = true
  return made
})()

/** Only what the material has: the axes see to the rest. */
const SURFACES: Record<Combination['surface'], object> = {
  plain: {},
  flat: { flatShading: true },
  normalMap: { normalMap: texture },
  bumpMap: { bumpMap: texture },
  displacementMap: { displacementMap: texture, displacementScale: 0.3, displacementBias: 0.1 },
  tangents: { normalMap: texture },
  extras: { clearcoat: 1, clearcoatNormalMap: texture, sheen: 1, iridescence: 1, anisotropy: 0.5, transmission: 0.5 }
}

const CUTS: Record<Combination['cut'], object> = {
  none: {},
  clipping: { clippingPlanes: [new Plane(new Vector3(0, 1, 0), 0.2)], clipShadows: true },
  alphaHash: { alphaHash: true, opacity: 0.5 },
  alphaTest: { alphaTest: 0.4, map: texture, alphaMap: texture },
  transparent: { transparent: true, opacity: 0.5 }
}

function makeMaterial({ material, surface, cut, side, precision }: Combination): Material {
  const made = MATERIALS[material].make()
  const wanted = {
    ...SURFACES[surface],
    ...CUTS[cut],
    side: SIDES[side],
    precision: precision === 'highp' ? null : precision
  }
  for (const [name, value] of Object.entries(wanted)) if (name in made) Object.assign(made, { [name]: value })
  return made
}

function makeGeometry({ shape, surface }: Combination): BufferGeometry {
  const geometry = new PlaneGeometry(4, 4, 5, 5).rotateX(-1.2).translate(0.1, 0.3, 0.2)
  if (surface === 'tangents') withTangents(geometry)
  if (shape === 'noNormals') geometry.deleteAttribute('normal')
  if (shape === 'morph') withTargets(geometry, false, { normals: true })
  if (shape === 'skinned') addSkin(geometry)
  return geometry
}

function addSkin(geometry: BufferGeometry): void {
  const { count } = geometry.attributes.position
  const indices = new Uint16Array(4 * count)
  const weights = new Float32Array(4 * count)
  for (let i = 0; i < count; i++) {
    indices.set([0, 1, 0, 0], 4 * i)
    weights.set([1 - i / count, i / count, 0, 0], 4 * i)
  }
  geometry.setAttribute('skinIndex', new BufferAttribute(indices, 4))
  geometry.setAttribute('skinWeight', new BufferAttribute(weights, 4))
}

function placementsOf({ shape }: Combination): readonly Matrix4[] {
  if (shape !== 'instanced' && shape !== 'batched') return [new Matrix4()]
  return [0, 1, 2].map((i) =>
    new Matrix4().compose(
      new Vector3(i - 1, 0.5 * i, -i),
      new Quaternion().setFromAxisAngle(new Vector3(0.6, 0.8, 0), 0.7 * i),
      new Vector3(1, 1 + 0.5 * i, 0.5)
    )
  )
}

function makeObject(
  { shape, material: type }: Combination,
  geometry: BufferGeometry,
  material: Material,
  placements: readonly Matrix4[]
): MatrixObject {
  const { draws } = MATERIALS[type]
  if (draws !== 'mesh') {
    const object = draws === 'points' ? new Points(geometry, material) : new Line(geometry, material)
    if (object instanceof Line && !geometry.index) object.computeLineDistances()
    return withInfluences(object, shape)
  }
  switch (shape) {
    case 'instanced': {
      const mesh = new InstancedMesh(geometry, material, placements.length)
      placements.forEach((matrix, i) => {
        mesh.setMatrixAt(i, matrix)
      })
      return mesh
    }
    case 'batched': {
      const { count } = geometry.attributes.position
      const mesh = new BatchedMesh(placements.length, count, geometry.index?.count, material)
      mesh.sortObjects = mesh.perObjectFrustumCulled = false
      const id = mesh.addGeometry(geometry)
      for (const matrix of placements) mesh.setMatrixAt(mesh.addInstance(id), matrix)
      return mesh
    }
    case 'skinned': {
      const mesh = new SkinnedMesh(geometry, material)
      const bones = [new Bone(), new Bone()]
      mesh.add(...bones)
      mesh.bind(new Skeleton(bones))
      // After binding: this is the pose.
      bones[1].position.set(0.3, 0.5, 0)
      bones[1].rotation.set(0.2, 0, 0.6)
      return mesh
    }
    default:
      return withInfluences(new Mesh(geometry, material), shape)
  }
}

function withInfluences<T extends MatrixObject>(object: T, shape: Combination['shape']): T {
  return shape === 'morph' ? (morphed(object as Mesh, 0.4, 0.3) as T) : object
}

function makeLight({ light }: Combination): (DirectionalLight | SpotLight | PointLight) | undefined {
  if (light === 'none') return undefined
  const made = { directional: DirectionalLight, spot: SpotLight, point: PointLight }[light]
  const lamp: DirectionalLight | SpotLight | PointLight = new made()
  lamp.position.set(1, 9, 2)
  lamp.castShadow = true
  lamp.shadow.mapSize.set(64, 64)
  return lamp satisfies Light
}
