import type { IUniform, MeshPhysicalMaterial } from 'three'
import solid from './solid.glsl?raw'

/**
 * Paints a material by a function `Solid name(vec3 p, float pixel)` of GLSL, in the object's own coordinates.
 * The function may use perlin3: the chunk's uniforms must be among those given.
 */
export function paintSolid(
  material: MeshPhysicalMaterial,
  name: string,
  glsl: string,
  uniforms: Readonly<Record<string, IUniform>>
): void {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('void main() {', 'varying vec3 vBlock;\nvarying float vAbove;\nvoid main() {\n  vBlock = position;')
      .replace(
        '#include <project_vertex>',
        '#include <project_vertex>\n  vAbove = (modelMatrix * vec4(transformed, 1.0)).y;'
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        'void main() {',
        `varying vec3 vBlock;\nvarying float vAbove;\n#include <perlin_noise3>\n${solid}\n${glsl}\nvoid main() {`
      )
      .replace(
        '#include <color_fragment>',
        `Solid solid = ${name}(vBlock, length(fwidth(vBlock)));\n  diffuseColor.rgb = solid.colour;`
      )
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = solid.roughness;')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = solid.metalness;')
      .replace('#include <normal_fragment_maps>', 'normal = solidNormal(normal, solid.slope, vBlock, -vViewPosition);')
      .replace('#include <aomap_fragment>', OCCLUSION)
  }
  material.customProgramCacheKey = () => `demo-solid-${name}`
}

// What faces the floor, close to it, gets little light of the room.
const OCCLUSION = `
  float facingDown = max(0.0, -inverseTransformDirection(normal, viewMatrix).y);
  float open = 1.0 - facingDown * exp(-1.1 * vAbove) * 0.9;
  reflectedLight.indirectDiffuse *= open;
  reflectedLight.indirectSpecular *= open;
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= open;
  #endif`
