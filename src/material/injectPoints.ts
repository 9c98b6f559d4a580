import type { HookPoint } from './hookPoints'

function vertex(anchor: string, place: HookPoint['place']): HookPoint {
  return { stage: 'vertexShader', anchor, place }
}

function fragment(anchor: string, place: HookPoint['place']): HookPoint {
  return { stage: 'fragmentShader', anchor, place }
}

/** Where one's own GLSL may go. Materials whose shader lacks the anchor do not have the place. */
export const VERTEX_PLACES = {
  /** Before `main`: functions, uniforms, varyings. */
  declarations: /*#__PURE__*/ vertex('void main() {', 'before'),
  /** First in `main`. */
  start: /*#__PURE__*/ vertex('void main() {', 'after'),
  /** `vec3 objectNormal`, before skins and instances turn it. */
  normal: /*#__PURE__*/ vertex('#include <morphnormal_vertex>', 'end'),
  /** `vec3 transformed`, the position in the object's own space, before skins and instances move it. */
  position: /*#__PURE__*/ vertex('#include <morphtarget_vertex>', 'end'),
  /** `vec4 mvPosition` in view space, and `gl_Position`. */
  projected: /*#__PURE__*/ vertex('#include <project_vertex>', 'end')
} as const satisfies Record<VertexPlace, HookPoint>

export const FRAGMENT_PLACES = {
  /** Before `main`: functions, uniforms, varyings. */
  declarations: /*#__PURE__*/ fragment('void main() {', 'before'),
  /** First in `main`: the place for `dFdx` and `fwidth`. */
  start: /*#__PURE__*/ fragment('void main() {', 'after'),
  /** `vec4 diffuseColor`, before alpha tests. */
  color: /*#__PURE__*/ fragment('#include <color_fragment>', 'end'),
  /** `float roughnessFactor` */
  roughness: /*#__PURE__*/ fragment('#include <roughnessmap_fragment>', 'end'),
  /** `float metalnessFactor` */
  metalness: /*#__PURE__*/ fragment('#include <metalnessmap_fragment>', 'end'),
  /** `vec3 normal` in view space. */
  normal: /*#__PURE__*/ fragment('#include <normal_fragment_maps>', 'end'),
  /** `vec3 totalEmissiveRadiance` */
  emissive: /*#__PURE__*/ fragment('#include <emissivemap_fragment>', 'end'),
  /** `ReflectedLight reflectedLight`, all lights added up. */
  light: /*#__PURE__*/ fragment('#include <aomap_fragment>', 'end'),
  /** `vec4 gl_FragColor`, linear, before tone mapping and fog. */
  output: /*#__PURE__*/ fragment('#include <opaque_fragment>', 'end')
} as const satisfies Record<FragmentPlace, HookPoint>

/** A place in the vertex shader. */
export type VertexPlace = 'declarations' | 'start' | 'normal' | 'position' | 'projected'

/** A place in the fragment shader. */
export type FragmentPlace =
  'declarations' | 'start' | 'color' | 'roughness' | 'metalness' | 'normal' | 'emissive' | 'light' | 'output'
