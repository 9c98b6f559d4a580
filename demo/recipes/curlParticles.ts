// 65 536 particles in a flow without sources: curl noise, written as GLSL for three's GPUComputationRenderer.
import * as THREE from 'three'
import { GPUComputationRenderer } from 'three/addons/misc/GPUComputationRenderer.js'
import { curl3, fbm, perlin4, toGLSL } from 'three-perlin'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
document.body.append(renderer.domElement)
const scene = new THREE.Scene()
scene.background = new THREE.Color('#06050d')
const camera = new THREE.PerspectiveCamera(50, innerWidth / innerHeight, 0.1, 50)

const SIZE = 256
const flow = curl3(fbm(perlin4({ seed: 2, axes: 'xyzt', frequency: [0.7, 0.7, 0.7, 0.1] }), { octaves: 2 }))
const { code, uniforms } = toGLSL({ flow })
const compute = new GPUComputationRenderer(SIZE, SIZE, renderer)
const start = compute.createTexture()
const data = start.image.data as Float32Array
const point = new THREE.Vector3()
for (let i = 0; i < SIZE * SIZE; i++)
  point
    .randomDirection()
    .multiplyScalar(1.2)
    .toArray(data, 4 * i)
const position = compute.addVariable(
  'position',
  `${code}
  uniform float seconds;
  void main() {
    vec3 p = texture2D(position, gl_FragCoord.xy / resolution.xy).xyz;
    // Out of the cloud, back to a place in the middle of it.
    if (length(p) > 3.0) p *= 0.2;
    vec3 velocity = flow(p, seconds);
    gl_FragColor = vec4(p + 0.012 * velocity, length(velocity));
  }`,
  start
)
compute.setVariableDependencies(position, [position])
const seconds = { value: 0 }
Object.assign(position.material.uniforms, uniforms, { seconds })
const error = compute.init()
if (error !== null) throw new Error(error)

const places = new Float32Array(SIZE * SIZE * 3)
for (let i = 0; i < SIZE * SIZE; i++) places.set([(i % SIZE) + 0.5, Math.floor(i / SIZE) + 0.5, 0], 3 * i)
const geometry = new THREE.BufferGeometry().setAttribute('position', new THREE.BufferAttribute(places, 3))
const positions = { value: compute.getCurrentRenderTarget(position).texture }
const material = new THREE.ShaderMaterial({
  uniforms: { positions },
  vertexShader: `
    uniform sampler2D positions;
    varying float speed;
    void main() {
      vec4 particle = texture2D(positions, position.xy / ${SIZE}.0);
      speed = particle.w;
      gl_Position = projectionMatrix * modelViewMatrix * vec4(particle.xyz, 1.0);
      gl_PointSize = 12.0 / gl_Position.w;
    }`,
  fragmentShader: `
    varying float speed;
    void main() {
      vec3 color = mix(vec3(0.1, 0.25, 1.0), vec3(1.0, 0.35, 0.15), smoothstep(0.2, 1.4, speed));
      gl_FragColor = vec4(color * smoothstep(0.5, 0.0, length(gl_PointCoord - 0.5)), 0.6);
    }`,
  blending: THREE.AdditiveBlending,
  depthTest: false
})
const cloud = new THREE.Points(geometry, material)
cloud.frustumCulled = false
scene.add(cloud)

renderer.setAnimationLoop((milliseconds) => {
  seconds.value = milliseconds / 1000
  compute.compute()
  positions.value = compute.getCurrentRenderTarget(position).texture
  camera.position.setFromSphericalCoords(4.4, 1.3, seconds.value / 10)
  camera.lookAt(0, 0, 0)
  renderer.render(scene, camera)
})
