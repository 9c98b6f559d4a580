/* eslint-disable */
// @ts-nocheck
import * as THREE from 'three'
import { test } from 'vitest'
import * as T from 'three-perlin'
const { perlin3, perlin2, fbm, ramp, layers, paint, displace, inject, toGLSL, slope } = T

const lines: string[] = []
function make(params = {}) {
  const r = new THREE.WebGLRenderer({ antialias: false, ...params })
  r.setSize(64, 64)
  r.debug.onShaderError = (gl, p, v, f) => lines.push('  SHADER: ' + [gl.getProgramInfoLog(p), gl.getShaderInfoLog(v), gl.getShaderInfoLog(f)].join(' ').slice(0, 300))
  return r
}
const logs: string[] = []
for (const k of ['warn', 'error']) { const o = console[k]; console[k] = (...a) => { lines.push(`  console.${k}: ` + a.join(' ').slice(0, 250)) } }
const target = new THREE.WebGLRenderTarget(64, 64, { type: THREE.FloatType })
function draw(r, scene, cam, t = target) {
  r.setRenderTarget(t); r.setClearColor(0, 0); r.clear(); r.render(scene, cam)
  const px = new Float32Array(4 * 64 * 64); r.readRenderTargetPixels(t, 0, 0, 64, 64, px); r.setRenderTarget(null)
  const e = r.getContext().getError(); if (e) lines.push('  GL ERROR ' + e)
  let n = 0, s = [0, 0, 0, 0], nan = 0
  for (let i = 0; i < px.length; i += 4) { if (px[i + 3] > 0) n++; for (let k = 0; k < 4; k++) { if (!Number.isFinite(px[i + k])) nan++; else s[k] += px[i + k] } }
  return { n, nan, mean: s.map((x) => +(x / Math.max(n, 1)).toFixed(4)).join(' '), px }
}
const persp = () => { const c = new THREE.PerspectiveCamera(50, 1, 0.1, 100); c.position.set(0, 0, 4); c.updateMatrixWorld(); return c }
function scn(mat, geo = new THREE.PlaneGeometry(3, 3, 16, 16)) {
  const mesh = new THREE.Mesh(geo, mat); const s = new THREE.Scene().add(mesh)
  const l = new THREE.DirectionalLight('#fff', 2); l.position.set(1, 2, 3); s.add(l, new THREE.AmbientLight('#fff', 0.3)); return { s, mesh }
}
function say(name, fn) { try { const r = fn(); lines.push(`${name}: ${typeof r === 'string' ? r : JSON.stringify(r, (k, v) => (k === 'px' ? undefined : v))}`) } catch (e) { lines.push(`${name}: THROWS ${e.constructor.name} ${e.message.slice(0, 250)}`) } }
const F = () => fbm(perlin3({ seed: 5, frequency: 1.3 }), { octaves: 3 })
const C = () => ramp(F(), [[-0.5, '#f00'], [0.5, '#00f']])
const std = (o = {}) => new THREE.MeshStandardMaterial(o)

test('break', () => {
  const r = make()
  const cam = persp()
  const gl = r.getContext()
  // names
  for (const n of ['rand', 'saturate', 'normal', 'position', 'uv', 'color', 'opacity', 'roughness', 'average', 'main', 'float', 'mix', 'texture', 'p', 't', 'v0', 'f', 'diffuseColor', 'transformed', 'PI', 'height_0'])
    say('inject ' + n, () => { const m = std(); inject(m, { fields: { [n]: F() }, vertex: { declarations: 'varying vec3 at;', position: 'at = transformed;' }, fragment: { declarations: 'varying vec3 at;', output: `gl_FragColor = vec4(${n}(at), 0., 0., 1.);` } }); return draw(r, scn(m).s, cam).mean })
  say('two injections same names', () => { const m = std(); const o = (name) => ({ name, fields: { rust: F() }, vertex: { declarations: `varying vec3 at${name};`, position: `at${name} = transformed;` }, fragment: { declarations: `varying vec3 at${name};`, output: `gl_FragColor.r = rust(at${name});` } }); inject(m, o('a')); inject(m, o('b')); return draw(r, scn(m).s, cam).mean })
  say('two injections diff names', () => { const m = std(); const o = (name) => ({ name, fields: { ['rust' + name]: F() }, vertex: { declarations: `varying vec3 at${name};`, position: `at${name} = transformed;` }, fragment: { declarations: `varying vec3 at${name};`, output: `gl_FragColor.r = rust${name}(at${name});` } }); inject(m, o('a')); inject(m, o('b')); return draw(r, scn(m).s, cam).mean })
  // toGLSL two in one shader
  const sm = (codes, use) => { const m = new THREE.ShaderMaterial({ uniforms: Object.assign({}, ...codes.map((c) => c.uniforms)), vertexShader: 'varying vec3 at; void main(){at=position;gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}', fragmentShader: `varying vec3 at;\n${codes.map((c) => c.code).join('\n')}\nvoid main(){gl_FragColor=vec4(${use},1.);}` }); return draw(r, scn(m).s, cam).mean }
  say('toGLSL same name', () => { const a = toGLSL(F()), b = toGLSL(perlin3({ seed: 9 })); return sm([a, b], 'vec3(field(at))') })
  say('toGLSL diff names', () => { const a = toGLSL(F(), { name: 'a' }), b = toGLSL(perlin3({ seed: 9 }), { name: 'b' }); return sm([a, b], 'vec3(a(at), b(at), 0.)') + ' cpu b mean? ' })
  say('toGLSL diff names together', () => { const a = toGLSL({ a: F(), b: perlin3({ seed: 9 }) }); return sm([a], 'vec3(a(at), b(at), 0.)') })
  // big numbers
  say('1e40', () => sm([toGLSL(perlin3({ frequency: 1e40 }))], 'vec3(field(at))'))
  // evaluateOnGpu with hostile points
  say('evaluate', () => Array.from(T.evaluateOnGpu(r, perlin3(), [[NaN], [Infinity], [1e30], [2 ** 31 + 0.5], [2 ** 24], [-(2 ** 31)]])).join(' '))
  say('evaluate 1e30 freq', () => Array.from(T.evaluateOnGpu(r, perlin3({ frequency: 1e30 }), [[0.3, 0.4, 0.5]])).join(' '))
  say('evaluate Infinity seeds bad', () => T.evaluateOnGpu(r, perlin3(), [[1, 2, 3, 4, 5]]).length)
  say('evaluate string', () => T.evaluateOnGpu(r, perlin3(), 'x').length)
  say('evaluate opts null', () => T.evaluateOnGpu(r, perlin3(), [[1]], null).length)
  say('evaluate opts 3', () => T.evaluateOnGpu(r, perlin3(), [[1]], 3).length)
  say('compare opts null', () => T.compareSides(r, perlin3(), null).failures)
  say('compare region null', () => T.compareSides(r, perlin3(), { region: null }).failures)
  say('compare renderer null', () => T.compareSides(null, perlin3()).failures)
  say('compare stage', () => T.compareSides(r, perlin3(), { stage: 'x' }).failures)
  say('compare color', () => T.compareSides(r, C()).failures)
  say('compare 1e40', () => T.compareSides(r, T.constant(1e40)).failures)
  say('compare period neg', () => T.compareSides(r, fbm(perlin3({ period: 3 }), { octaves: 4 })).failures)
  // paint all channels
  say('paint all', () => { const m = new THREE.MeshPhysicalMaterial({ clearcoat: 1, sheen: 1, iridescence: 1, transmission: 0.5 }); paint(m, { color: C(), opacity: F(), roughness: F(), metalness: F(), emissive: C(), bump: F().mul(0.1), ao: F(), clearcoat: F(), clearcoatRoughness: F(), sheenColor: C(), sheenRoughness: F(), iridescence: F(), transmission: F() }); return draw(r, scn(m).s, cam) })
  for (const space of ['local', 'world', 'uv', new THREE.Group()]) for (const at of ['rest', 'displaced']) say(`paint ${typeof space === 'string' ? space : 'obj'} ${at}`, () => { const m = std(); const { s, mesh } = scn(m); displace(mesh, F(), { amplitude: 0.2 }); paint(m, { color: C(), bump: F().mul(0.1) }, { space, at }); return draw(r, s, cam).mean })
  // no uv with space uv
  say('paint uv no uv', () => { const g = new THREE.PlaneGeometry(3, 3, 4, 4); g.deleteAttribute('uv'); const m = std(); const { s, mesh } = scn(m, g); paint(mesh, { color: C() }, { space: 'uv' }); return draw(r, s, cam).mean })
  say('bump no normals', () => { const g = new THREE.PlaneGeometry(3, 3, 4, 4); g.deleteAttribute('normal'); const m = std(); const { s, mesh } = scn(m, g); paint(mesh, { bump: F() }); return draw(r, s, cam) })
  say('bump no normals toon', () => { const g = new THREE.PlaneGeometry(3, 3, 4, 4); g.deleteAttribute('normal'); const m = new THREE.MeshToonMaterial(); const { s, mesh } = scn(m, g); paint(mesh, { bump: F() }); return draw(r, s, cam) })
  say('bump no normals toon plain', () => { const g = new THREE.PlaneGeometry(3, 3, 4, 4); g.deleteAttribute('normal'); const m = new THREE.MeshToonMaterial(); const { s, mesh } = scn(m, g); return draw(r, s, cam) })
  // negative scale instanced bump, double side
  const B = () => T.coordinate('x').mul(0.5)
  const nmat = (o) => { const m = new THREE.MeshNormalMaterial(o); return m }
  say('bump normal front', () => { const m = nmat(); paint(m, { bump: B() }); return draw(r, scn(m).s, cam).mean })
  say('bump normal mirrored x', () => { const m = nmat(); paint(m, { bump: B() }); const { s, mesh } = scn(m); mesh.scale.x = -1; return draw(r, s, cam).mean })
  say('bump normal mirrored world', () => { const m = nmat(); paint(m, { bump: B() }, { space: 'world' }); const { s, mesh } = scn(m); mesh.scale.x = -1; return draw(r, s, cam).mean })
  say('bump double back', () => { const m = nmat({ side: THREE.DoubleSide }); paint(m, { bump: B() }); const { s, mesh } = scn(m); mesh.rotation.y = Math.PI; return draw(r, s, cam).mean })
  say('geometric back', () => { const m = nmat({ side: THREE.DoubleSide }); const g = new THREE.PlaneGeometry(3, 3, 1, 1); for (let i = 0; i < 4; i++) g.attributes.position.setZ(i, 0.5 * g.attributes.position.getX(i)); g.computeVertexNormals(); const { s, mesh } = scn(m, g); mesh.rotation.y = Math.PI; return draw(r, s, cam).mean })
  say('geometric front', () => { const m = nmat({ side: THREE.DoubleSide }); const g = new THREE.PlaneGeometry(3, 3, 1, 1); for (let i = 0; i < 4; i++) g.attributes.position.setZ(i, 0.5 * g.attributes.position.getX(i)); g.computeVertexNormals(); const { s, mesh } = scn(m, g); return draw(r, s, cam).mean })
  say('geometric mirrored', () => { const m = nmat({}); const g = new THREE.PlaneGeometry(3, 3, 1, 1); for (let i = 0; i < 4; i++) g.attributes.position.setZ(i, 0.5 * g.attributes.position.getX(i)); g.computeVertexNormals(); const { s, mesh } = scn(m, g); mesh.scale.x = -1; return draw(r, s, cam).mean })
  say('bump BackSide', () => { const m = nmat({ side: THREE.BackSide }); paint(m, { bump: B() }); const { s, mesh } = scn(m); mesh.rotation.y = Math.PI; return draw(r, s, cam).mean })
  say('geometric BackSide', () => { const m = nmat({ side: THREE.BackSide }); const g = new THREE.PlaneGeometry(3, 3, 1, 1); for (let i = 0; i < 4; i++) g.attributes.position.setZ(i, 0.5 * g.attributes.position.getX(i)); g.computeVertexNormals(); const { s, mesh } = scn(m, g); mesh.rotation.y = Math.PI; return draw(r, s, cam).mean })
  for (const sc of [[1, 1, 1], [-1, 1, 1], [1, 1, -1], [-1, -1, -1]]) say('instanced bump ' + sc, () => { const m = nmat({ side: THREE.DoubleSide }); const im = new THREE.InstancedMesh(new THREE.PlaneGeometry(3, 3), m, 1); im.setMatrixAt(0, new THREE.Matrix4().makeScale(...sc)); paint(m, { bump: B() }); return draw(r, new THREE.Scene().add(im), cam).mean })
  for (const sc of [[1, 1, 1], [-1, 1, 1], [1, 1, -1], [-1, -1, -1]]) say('instanced geometric ' + sc, () => { const m = nmat({ side: THREE.DoubleSide }); const g = new THREE.PlaneGeometry(3, 3, 1, 1); for (let i = 0; i < 4; i++) g.attributes.position.setZ(i, 0.5 * g.attributes.position.getX(i)); g.computeVertexNormals(); const im = new THREE.InstancedMesh(g, m, 1); im.setMatrixAt(0, new THREE.Matrix4().makeScale(...sc)); return draw(r, new THREE.Scene().add(im), cam).mean })
  say('bump flat shading', () => { const m = nmat({ flatShading: true }); paint(m, { bump: B() }); return draw(r, scn(m).s, cam).mean })
  const ortho = new THREE.OrthographicCamera(-2, 2, 2, -2, 0.1, 10); ortho.position.z = 4; ortho.updateMatrixWorld()
  say('bump ortho', () => { const m = nmat(); paint(m, { bump: B() }); return draw(r, scn(m).s, ortho).mean })
  say('bump infinite', () => { const m = std(); paint(m, { bump: T.div(1, T.coordinate('x').mul(0)), color: ramp(T.div(0, T.coordinate('x').mul(0)), [[0, '#000'], [1, '#fff']]) }); return draw(r, scn(m).s, cam) })
  // lowp
  say('alphaToCoverage', () => { const m = std({ alphaToCoverage: true }); paint(m, { opacity: F() }); return draw(r, scn(m).s, cam) })
  // live hostile
  for (const bad of [NaN, Infinity, 'x', undefined, null, {}, [1]]) say('live draw ' + String(bad), () => { const fr = { value: 1 }, o = { value: 4 }, c = { value: '#f00' }, se = { value: 1 }, time = { value: 0 }; const f = fbm(perlin3({ frequency: fr, seed: se, axes: 'xyt' }), { octaves: o }); const m = std(); const { s, mesh } = scn(m); displace(mesh, f, { amplitude: 0.2, time }); paint(m, { color: ramp(f, [[-0.5, c], [0.5, '#00f']]) }); const a = draw(r, s, cam).mean; fr.value = bad; draw(r, s, cam); fr.value = 1; o.value = bad; draw(r, s, cam); o.value = 4; c.value = bad; draw(r, s, cam); c.value = '#f00'; se.value = bad; draw(r, s, cam); se.value = 1; time.value = bad; draw(r, s, cam); time.value = 0; return [a, draw(r, s, cam).mean] })
  r.dispose(); r.forceContextLoss()
  for (const p of ['lowp', 'mediump']) { const q = make({ precision: p }); say('precision ' + p, () => { const m = std(); const { s, mesh } = scn(m); displace(mesh, F(), { amplitude: 0.3 }); paint(m, { color: C(), bump: F().mul(0.1), roughness: F() }); inject(m, { fields: { q: F() }, vertex: { declarations: 'varying vec3 at;', position: 'at = transformed;' }, fragment: { declarations: 'varying vec3 at;', output: 'gl_FragColor.r += q(at);' } }); const h = std(); return [draw(q, s, cam).mean, T.compareSides(q, F()).failures] }); q.dispose(); q.forceContextLoss() }
  for (const p of [{ logarithmicDepthBuffer: true }, { reversedDepthBuffer: true }]) { const q = make(p); q.shadowMap.enabled = true; say(JSON.stringify(p), () => { const m = std(); const { s, mesh } = scn(m); mesh.castShadow = mesh.receiveShadow = true; s.children[1].castShadow = true; displace(mesh, F(), { amplitude: 0.3 }); paint(mesh, { color: C(), bump: F().mul(0.1), opacity: F() }); m.alphaTest = 0.1; return [draw(q, s, cam).mean, draw(q, s, ortho).mean] }); q.dispose(); q.forceContextLoss() }
  throw new Error('\n' + lines.join('\n'))
}, 300000)
