import type { ShaderMaterial } from 'three'
import { PlaneGeometry, type Texture } from 'three'
import { Reflector } from 'three/addons/objects/Reflector.js'
import type { PerlinUniforms } from 'three-perlin'
import type { Atmosphere } from './atmosphere'
import fragment from './water.glsl?raw'

/** Beyond the horizon of any camera here. */
const WIDTH = 60_000

/** A lake or sea that mirrors the land. */
export class Water {
  readonly mesh: Reflector
  private readonly time = { value: 0 }

  constructor(atmosphere: Atmosphere, noise: PerlinUniforms) {
    const shader = {
      name: 'Water',
      uniforms: { tDiffuse: { value: null as Texture | null }, color: { value: null }, textureMatrix: { value: null } },
      vertexShader,
      fragmentShader: `#include <common>\n#include <dithering_pars_fragment>\n#include <perlin_noise3>\n${atmosphere.glsl}\n${fragment}`
    }
    const geometry = new PlaneGeometry(WIDTH, WIDTH)
    this.mesh = new Reflector(geometry, {
      shader,
      textureWidth: 512,
      textureHeight: 512,
      clipBias: 0.002,
      multisample: 2
    })
    this.mesh.rotation.x = -Math.PI / 2
    // The reflector has copied the uniforms; these are to stay shared.
    const material = this.mesh.material as ShaderMaterial
    Object.assign(material.uniforms, noise, atmosphere.uniforms, { waterTime: this.time })
    material.transparent = true
    material.dithering = true
  }

  set level(level: number) {
    this.mesh.position.y = level
    this.mesh.visible = level > 0
  }

  resize(width: number, height: number): void {
    this.mesh.getRenderTarget().setSize(Math.round(width * 0.6), Math.round(height * 0.6))
  }

  update(seconds: number): void {
    this.time.value += seconds
  }

  dispose(): void {
    this.mesh.geometry.dispose()
    this.mesh.dispose()
  }
}

const vertexShader = `
uniform mat4 textureMatrix;
varying vec4 vMirror;
varying vec3 vWorld;
void main() {
  vMirror = textureMatrix * vec4(position, 1.0);
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`
