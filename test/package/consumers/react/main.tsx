import { Canvas } from '@react-three/fiber'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Land } from './Land'

const root = document.getElementById('root')
if (!root) throw new Error('There is no #root.')

createRoot(root).render(
  <StrictMode>
    <Canvas
      frameloop="demand"
      orthographic
      camera={{ position: [0, 100, 0], up: [0, 0, -1], zoom: 2 }}
      dpr={1}
      flat
      gl={{ antialias: false }}
    >
      <directionalLight position={[3, 2, 1]} intensity={3} />
      <Land />
    </Canvas>
  </StrictMode>
)
