import {
  BufferAttribute,
  DataTexture,
  MeshStandardMaterial,
  Vector3,
  type BufferGeometry,
  Group,
  type Mesh,
  type Object3D
} from 'three'

/** Somewhere else, turned about all axes, and scaled. */
export function turned<T extends Object3D>(object: T, sx = 1, sy = 1, sz = 1, x = 10): T {
  object.rotation.set(0.5, -1.1, 2)
  object.scale.set(sx, sy, sz)
  object.position.set(x, -20, 30)
  return object
}

export function childOf(parent: Group): Group {
  const child = new Group()
  child.position.set(1, 2, 3)
  child.rotation.set(0, 0.3, 0)
  parent.add(child)
  return child
}

/** A material whose shader has tangents. */
export function bumpy(): MeshStandardMaterial {
  const normalMap = new DataTexture(new Uint8Array([128, 128, 255, 255]), 1, 1)
  normalMap.needsUpdate = true
  return new MeshStandardMaterial({ normalMap })
}

/** Tangents in the surface, at an angle to its edges. */
export function withTangents(geometry: BufferGeometry): BufferGeometry {
  const { normal } = geometry.attributes
  const tangents = new Float32Array(4 * normal.count)
  for (let i = 0; i < normal.count; i++) {
    const n = new Vector3().fromBufferAttribute(normal, i)
    const t = new Vector3(0.3, 1, 0.2)
    t.addScaledVector(n, -t.dot(n)).normalize()
    tangents.set([...t.toArray(), i % 2 === 0 ? 1 : -1], 4 * i)
  }
  return geometry.setAttribute('tangent', new BufferAttribute(tangents, 4))
}

/** Two targets: squeezed, and leaning over; their normals are what computeVertexNormals makes of them. */
export function withTargets(
  geometry: BufferGeometry,
  relative: boolean,
  { normals }: { normals: boolean }
): BufferGeometry {
  const squeezed = geometry.clone().scale(1, 0.5, 1.5)
  const leaning = geometry.clone().rotateX(0.3).translate(0.5, 0, 0)
  geometry.morphTargetsRelative = relative
  for (const name of normals ? (['position', 'normal'] as const) : (['position'] as const)) {
    geometry.morphAttributes[name] = [squeezed, leaning].map((target) => {
      const attribute = target.attributes[name].clone()
      if (relative) attribute.array.forEach((_, i, a) => void (a[i] -= geometry.attributes[name].array[i]))
      return attribute
    })
  }
  return geometry
}

export function morphed(mesh: Mesh, ...influences: number[]): Mesh {
  mesh.updateMorphTargets()
  mesh.morphTargetInfluences = influences
  return mesh
}
