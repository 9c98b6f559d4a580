// Hills in React with @react-three/fiber. A ref callback displaces the mesh; what it returns undoes that.
import { Canvas, useFrame } from '@react-three/fiber'
import { StrictMode, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { Mesh } from 'three'
import { displace, fbm, paint, perlin2, ramp, type Displacement } from 'three-perlin'

// Outside of the components: a field is a constant.
const height = fbm(perlin2({ seed: 5, axes: 'xz', frequency: 1 / 40 }), { octaves: 5 }).fit(0, 16)
const color = ramp(height, [
  [0, '#2f5d62'],
  [7, '#88a47c'],
  [14, '#f0e3c0']
])

function Land() {
  const surface = useRef<Displacement>(null)
  const ball = useRef<Mesh>(null)

  function displaceLand(land: Mesh) {
    // The plane is turned: it is displaced along its own z, and the field is read in the world, where y is up.
    const displacement = displace(land, height, { along: 'z', space: 'world' })
    const painting = paint(land, { color })
    surface.current = displacement
    return () => {
      painting.dispose()
      displacement.dispose()
      surface.current = null
    }
  }

  useFrame(({ clock }) => {
    const [x, z] = [18 * Math.sin(clock.elapsedTime / 2), 18 * Math.cos(clock.elapsedTime / 2)]
    if (surface.current) ball.current?.position.set(x, surface.current.heightAt(x, z) + 2, z)
  })

  return (
    <>
      <mesh rotation-x={-Math.PI / 2} ref={displaceLand} castShadow receiveShadow>
        <planeGeometry args={[100, 100, 200, 200]} />
        <meshStandardMaterial roughness={0.9} />
      </mesh>
      <mesh ref={ball} castShadow>
        <sphereGeometry args={[2, 48, 24]} />
        <meshStandardMaterial color="#e4572e" roughness={0.4} />
      </mesh>
    </>
  )
}

const root = document.body.appendChild(document.createElement('div'))
root.style.cssText = 'width: 100vw; height: 100vh'
createRoot(root).render(
  <StrictMode>
    <Canvas shadows="percentage" camera={{ position: [0, 45, 75], fov: 40 }}>
      <color attach="background" args={['#f4e8d8']} />
      <hemisphereLight args={['#e8f1f5', '#7c6a4d', 1.4]} />
      <directionalLight
        position={[-60, 50, 10]}
        intensity={3}
        castShadow
        shadow-mapSize={[2048, 2048]}
        shadow-camera-left={-70}
        shadow-camera-right={70}
        shadow-camera-top={70}
        shadow-camera-bottom={-70}
        shadow-camera-far={200}
      />
      <Land />
    </Canvas>
  </StrictMode>
)
