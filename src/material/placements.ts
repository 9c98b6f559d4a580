import { Matrix4, type BatchedMesh, type InstancedMesh } from 'three'

/** Visits the matrices of all instances, or of all members of a batch that are there. */
export function eachPlacement(
  mesh: InstancedMesh | BatchedMesh,
  visit: (matrix: Readonly<Matrix4>, id: number) => void
): void {
  const matrix = new Matrix4()
  const count = 'maxInstanceCount' in mesh ? mesh.maxInstanceCount : mesh.count
  for (let id = 0; id < count; id++) if (readMatrix(mesh, id, matrix)) visit(matrix, id)
}

/** False if a batch has none of that number. */
function readMatrix(mesh: InstancedMesh | BatchedMesh, id: number, target: Matrix4): boolean {
  try {
    // Older versions give null, newer ones throw.
    return (mesh.getMatrixAt(id, target) as unknown) !== null
  } catch {
    return false
  }
}
