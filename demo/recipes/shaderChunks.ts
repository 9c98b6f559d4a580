// A star in a ShaderMaterial of one's own: `#include` brings the noise in.
import * as THREE from 'three'
import { perlinUniforms, registerChunks } from 'three-perlin'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
document.body.append(renderer.domElement)
const scene = new THREE.Scene()
scene.background = new THREE.Color('#05030a')
const camera = new THREE.PerspectiveCamera(35, innerWidth / innerHeight, 0.1, 50)
camera.position.z = 4.4

registerChunks()
const time = { value: 0 }
const star = new THREE.Mesh(
  new THREE.IcosahedronGeometry(1, 40),
  new THREE.ShaderMaterial({
    uniforms: { ...perlinUniforms({ seed: 7 }), time },
    vertexShader: `
      varying vec3 place;
      varying vec3 viewNormal;
      void main() {
        place = position;
        viewNormal = normalMatrix * normal;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      #include <perlin_noise3>
      uniform float time;
      varying vec3 place;
      varying vec3 viewNormal;
      void main() {
        float heat = 0.0;
        float weight = 0.5;
        vec3 p = place * 3.0;
        for (int i = 0; i < 5; i++) {
          heat += weight * abs(perlin3(p + vec3(0.0, 0.0, time * 0.15)));
          p = p * 2.03 + 7.1;
          weight *= 0.55;
        }
        float spots = smoothstep(0.1, 0.45, perlin3(place * 1.7 - time * 0.03));
        float light = 0.75 - 2.0 * heat - 0.6 * spots + 0.65 * normalize(viewNormal).z;
        gl_FragColor = vec4(vec3(1.0, 0.42, 0.08) * light * light + vec3(0.35, 0.02, 0.0), 1.0);
        #include <colorspace_fragment>
      }`
  })
)
scene.add(star)

renderer.setAnimationLoop((milliseconds) => {
  time.value = milliseconds / 1000
  star.rotation.y = time.value / 20
  renderer.render(scene, camera)
})
