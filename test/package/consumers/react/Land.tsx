import { useThree } from '@react-three/fiber'
import { useEffect, useState } from 'react'
import type { Mesh } from 'three'
import { displace, fbm, perlin2 } from 'three-perlin'

const seed = { value: 7 }
const amplitude = { value: 1 }
// The mesh lies turned in the world: the field is read there, and the mesh is displaced along its own z.
const height = fbm(perlin2({ seed, axes: 'xz', frequency: 1 / 25 }), { octaves: 3 }).fit(0, 8)

export function Land() {
  const invalidate = useThree((state) => state.invalidate)
  const [, setRenders] = useState(0)
  useClick('again', () => {
    setRenders((renders) => renders + 1)
  })
  useClick('higher', () => {
    seed.value = 8
    amplitude.value = 1.5
    // With frameloop="demand" nothing is drawn otherwise: React has nothing to render.
    invalidate()
  })

  return (
    <mesh
      rotation-x={-Math.PI / 2}
      // Another function at every render: React then calls what the last one returned, and this one with the same mesh.
      ref={(land) => (land ? displaceLand(land) : undefined)}
    >
      <planeGeometry args={[100, 100, 200, 200]} />
      <meshStandardMaterial roughness={1} />
    </mesh>
  )
}

function displaceLand(land: Mesh): () => void {
  const surface = displace(land, height, { along: 'z', space: 'world', amplitude })
  const { dataset } = document.body
  dataset.height = String(surface.heightAt(12.3, -4.5))
  dataset.mounted = String(Number(dataset.mounted ?? 0) + 1)
  return () => {
    surface.dispose()
    dataset.unmounted = String(Number(dataset.unmounted ?? 0) + 1)
  }
}

function useClick(id: string, listener: () => void) {
  useEffect(() => {
    const button = document.getElementById(id)
    button?.addEventListener('click', listener)
    return () => {
      button?.removeEventListener('click', listener)
    }
  })
}
