import { Matrix3, Matrix4, Vector3, type BufferAttribute, type Mesh } from 'three'
import { Field, type Along, type DisplaceOptions, type Live } from 'three-perlin'

/** A vertex after displacement, in world space and in doubles. */
export interface DisplacedVertex {
  position: Vector3
  /** Of length 1. */
  normal: Vector3
  /** Of length 1; there only if the geometry has tangents. */
  tangent?: Vector3
  /** Where the field was read. */
  fieldPoint: Vector3
}

/**
 * Where `displace` should draw vertex i, from the definition φ(P) = P + h(P) d(P) and its derivative J. It shares the
 * field with the library, and nothing else. `mesh.matrixWorld` must be up to date.
 */
export function displacedVertex(mesh: Mesh, field: Field, options: DisplaceOptions, i: number): DisplacedVertex {
  const rest = mesh.getVertexPosition(i, new Vector3())
  const n = morphedNormal(mesh, i)
  const toSpace = spaceMatrix(mesh, options.space ?? 'local')
  const fieldPoint = rest.clone().applyMatrix4(toSpace)
  const { value, gradient } = scaledField(field, options, fieldPoint)
  const g = gradient.applyMatrix3(new Matrix3().setFromMatrix4(toSpace).transpose())
  const { direction, bend } = frameOf(options.along ?? 'normal', rest, n, number(options.curvature ?? 0))

  // J t = t + d (g·t) + h ∂d/∂t
  const move = (t: Vector3) => {
    const turned = t.clone().addScaledVector(direction, -t.dot(direction))
    return t
      .clone()
      .addScaledVector(direction, g.dot(t))
      .addScaledVector(turned, value * bend)
  }
  const t1 = new Vector3(n.y, n.z, n.x).cross(n).normalize()
  const t2 = n.clone().cross(t1)
  const normalMatrix = new Matrix3().getNormalMatrix(mesh.matrixWorld)
  const tangents = mesh.geometry.attributes.tangent as BufferAttribute | undefined
  return {
    position: rest.clone().addScaledVector(direction, value).applyMatrix4(mesh.matrixWorld),
    normal: move(t1).cross(move(t2)).applyMatrix3(normalMatrix).normalize(),
    tangent: tangents && move(new Vector3().fromBufferAttribute(tangents, i)).transformDirection(mesh.matrixWorld),
    fieldPoint
  }
}

/** Direction of displacement, and by what it turns per unit of way along the surface. */
function frameOf(along: Along, rest: Vector3, normal: Vector3, curvature: number) {
  if (along === 'normal') return { direction: normal, bend: curvature }
  if (along === 'radial') return { direction: rest.clone().normalize(), bend: 1 / rest.length() }
  if (typeof along !== 'string') return { direction: along.clone().normalize(), bend: 0 }
  return { direction: new Vector3(Number(along === 'x'), Number(along === 'y'), Number(along === 'z')), bend: 0 }
}

/** From the mesh's own space to the one that the field is read in. */
export function spaceMatrix(mesh: Mesh, space: NonNullable<DisplaceOptions['space']>): Matrix4 {
  if (space === 'local') return new Matrix4()
  if (space === 'world') return mesh.matrixWorld.clone()
  if (space === 'uv') throw new Error('spaceMatrix: there is no matrix from positions to uv.')
  space.updateWorldMatrix(true, false)
  return space.matrixWorld.clone().invert().multiply(mesh.matrixWorld)
}

function scaledField(field: Field, { amplitude = 1, time }: DisplaceOptions, { x, y, z }: Vector3) {
  const t = time?.value ?? 0
  const read = (f: Field) => {
    const target = [0, 0, 0]
    const value = f.sampleGradient(x, y, z, target, t)
    return { value, gradient: new Vector3(...target) }
  }
  const f = read(field)
  const a = amplitude instanceof Field ? read(amplitude) : { value: number(amplitude), gradient: new Vector3() }
  return {
    value: f.value * a.value,
    gradient: f.gradient.multiplyScalar(a.value).addScaledVector(a.gradient, f.value)
  }
}

function number(value: number | Live): number {
  return typeof value === 'number' ? value : value.value
}

function morphedNormal({ geometry, morphTargetInfluences = [] }: Mesh, i: number): Vector3 {
  const base = new Vector3().fromBufferAttribute(geometry.attributes.normal, i)
  const normal = base.clone()
  const targets = (geometry.morphAttributes as { normal?: BufferAttribute[] }).normal ?? []
  targets.forEach((attribute, k) => {
    const target = new Vector3().fromBufferAttribute(attribute, i)
    if (!geometry.morphTargetsRelative) target.sub(base)
    normal.addScaledVector(target, morphTargetInfluences[k])
  })
  return normal.normalize()
}
