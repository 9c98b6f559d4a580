import {
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  type WebGLProgramParametersWithUniforms,
  type WebGLRenderer
} from 'three'
import CustomShaderMaterial from 'three-custom-shader-material/vanilla'
import { createDerivedMaterial } from 'troika-three-utils'

type Shader = WebGLProgramParametersWithUniforms

/** What else may change a material: it moves vertices half a unit along x, and makes pixels red. */
export interface Neighbour {
  /** The material before anybody has changed it; a class of the neighbour's has its effect already. */
  create?: (parameters: MeshStandardMaterialParameters) => MeshStandardMaterial
  /** Has its effect on a material from now on. @returns the material to draw with */
  change?: (material: MeshStandardMaterial) => MeshStandardMaterial
  /** Part of the error of what comes after it, if nothing can. */
  refuses?: RegExp
}

/** As most users write it: lines replaced, by strings. */
function redAndMoved(shader: Shader, shift = '0.5'): void {
  shader.uniforms.red = { value: 1 }
  shader.vertexShader = shader.vertexShader.replace(
    '#include <begin_vertex>',
    `vec3 transformed = position + vec3(${shift}, 0.0, 0.0);`
  )
  shader.fragmentShader = shader.fragmentShader
    .replace('void main() {', 'uniform float red;\nvoid main() {')
    .replace('#include <opaque_fragment>', '#include <opaque_fragment>\ngl_FragColor.r = red;')
}

/** Methods that use `this`, as in materials of drei; three's own are inherited as well. */
class Wobbling extends MeshStandardMaterial {
  private readonly red = { value: 1 }

  override onBeforeCompile(shader: Shader) {
    redAndMoved(shader)
    shader.uniforms.red = this.red
  }
}

const VERTEX = 'void main() { csm_Position = position + vec3(0.5, 0.0, 0.0); }'
const FRAGMENT = 'void main() { csm_DiffuseColor = vec4(1.0, 0.0, 0.0, 1.0); }'

export const neighbours: Record<string, Neighbour> = {
  'a hook that replaces lines and calls the one before': {
    change(material) {
      const before = material.onBeforeCompile.bind(material)
      material.onBeforeCompile = (shader, renderer: WebGLRenderer) => {
        before(shader, renderer)
        redAndMoved(shader)
      }
      return material
    }
  },
  'a hook with a key of its own': {
    change(material) {
      const before = material.onBeforeCompile.bind(material)
      const shift = '0.5'
      material.onBeforeCompile = (shader, renderer: WebGLRenderer) => {
        redAndMoved(shader, shift)
        before(shader, renderer)
      }
      material.customProgramCacheKey = () => shift
      return material
    }
  },
  'a subclass with methods that use `this`': { create: (parameters) => new Wobbling(parameters) },
  'three-custom-shader-material, of a material': {
    change: (material) =>
      new CustomShaderMaterial<typeof MeshStandardMaterial>({
        baseMaterial: material,
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT
      }) as unknown as MeshStandardMaterial
  },
  'three-custom-shader-material, of a class': {
    create: (parameters) =>
      new CustomShaderMaterial({
        baseMaterial: MeshStandardMaterial,
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        ...parameters
      }) as unknown as MeshStandardMaterial
  },
  "troika's createDerivedMaterial": {
    change: (material) =>
      createDerivedMaterial(material, {
        vertexTransform: 'position.x += 0.5;',
        fragmentColorTransform: 'gl_FragColor.r = 1.0;'
      }),
    refuses: /: MeshStandardMaterial: its `onBeforeCompile` is fixed, as troika's createDerivedMaterial does it/
  }
}
