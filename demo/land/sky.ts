import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial } from 'three'
import type { PerlinUniforms } from 'three-perlin'
import type { Atmosphere } from './atmosphere'
import fragment from './sky.glsl?raw'

/** Fills what nothing else covers, in a mirror's camera too. */
export function createSky(atmosphere: Atmosphere, noise: PerlinUniforms): Mesh<BufferGeometry, ShaderMaterial> {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3))
  const material = new ShaderMaterial({
    uniforms: { ...noise, ...atmosphere.uniforms },
    vertexShader,
    fragmentShader: `#include <common>\n#include <dithering_pars_fragment>\n#include <perlin_noise3>\n${atmosphere.glsl}\n${fragment}`,
    depthWrite: false,
    dithering: true
  })
  const sky = new Mesh(geometry, material)
  sky.frustumCulled = false
  // After the land, which hides most of it.
  sky.renderOrder = 1
  return sky
}

const vertexShader = `
varying vec3 vRay;
void main() {
  // From the projection's x and y alone: a mirror's camera has tilted its depth.
  vec3 view = vec3(
    (position.x + projectionMatrix[2][0]) / projectionMatrix[0][0],
    (position.y + projectionMatrix[2][1]) / projectionMatrix[1][1],
    -1.0
  );
  vRay = transpose(mat3(viewMatrix)) * view;
  gl_Position = vec4(position.xy, 1.0, 1.0);
}`
