// A map in a ShaderMaterial of one's own: a field as a GLSL function, whose gradient shades the hills and keeps contour
// lines of one width.
import * as THREE from 'three'
import { fbm, perlin2, ramp, toGLSL, warp } from 'three-perlin'

const renderer = new THREE.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
document.body.append(renderer.domElement)
const camera = new THREE.OrthographicCamera(-innerWidth / 2, innerWidth / 2, innerHeight / 2, -innerHeight / 2, -1, 1)

const seed = { value: 1 } // live: change it, and nothing is compiled again
const bend = { x: perlin2({ seed: 8, frequency: 1 / 180 }), y: perlin2({ seed: 9, frequency: 1 / 180 }) }
const height = warp(fbm(perlin2({ seed, frequency: 1 / 220 }), { octaves: 6 }), bend, 70).fit(-250, 750)
const tint = ramp(height, [
  [-250, '#79b4cf'],
  [-1, '#b5dbe4'],
  [0, '#a9c98d'],
  [150, '#dfe0ae'],
  [400, '#dcb482'],
  [700, '#f3ede4']
])
const { code, uniforms } = toGLSL({ height, tint }, { gradient: true })

const map = new THREE.Mesh(
  new THREE.PlaneGeometry(innerWidth, innerHeight),
  new THREE.ShaderMaterial({
    uniforms,
    vertexShader: `
      varying vec2 at;
      void main() {
        at = position.xy;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      ${code}
      varying vec2 at;
      void main() {
        vec3 gradient;
        float metres = height(vec3(at, 0.0), gradient);
        vec3 color = tint(vec3(at, 0.0));
        // Light from the north-west, on the land alone.
        if (metres > 0.0) color *= 0.8 + 0.4 * dot(normalize(vec3(-gradient.xy * 0.25, 1.0)), vec3(-0.5, 0.5, 0.7));
        // Metres to the next line, by metres per pixel: pixels to it.
        float line = abs(fract(metres / 50.0 + 0.5) - 0.5) * 50.0 / length(gradient.xy);
        float shore = abs(metres) / length(gradient.xy);
        color *= 1.0 - 0.35 * (1.0 - smoothstep(0.2, 1.2, line)) - 0.5 * (1.0 - smoothstep(0.6, 1.6, shore));
        gl_FragColor = vec4(color, 1.0);
        #include <colorspace_fragment>
      }`
  })
)
renderer.render(map, camera)
