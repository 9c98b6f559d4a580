import {
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SphereGeometry,
  WebGLRenderer
} from 'three'

const scene = new Scene()
const sun = new DirectionalLight('white', 3)
sun.position.set(3, 2, 1)
const ball = new Mesh(new SphereGeometry(), new MeshBasicMaterial())
const boat = new Mesh(new SphereGeometry(), new MeshBasicMaterial())
const sea = new Mesh(new PlaneGeometry(400, 400, 255, 255).rotateX(-Math.PI / 2), new MeshStandardMaterial())
scene.add(sun, ball, boat, sea)
Object.assign(globalThis, { scene, ball, boat, sea })

const canvas = document.querySelector('canvas')
if (!canvas) throw new Error('There is no canvas.')
const renderer = new WebGLRenderer({ canvas })
const camera = new PerspectiveCamera()
camera.position.set(0, 150, 150)
camera.lookAt(0, 0, 0)

const snippets = Object.values(import.meta.glob<Record<string, unknown>>('./snippet-*.ts'))
for (const run of snippets) {
  // What a snippet declares has been exported, for the page to show what it draws.
  for (const value of Object.values(await run())) {
    if (value instanceof Mesh) scene.add(value)
    if ((value as Partial<MeshBasicMaterial>).isMaterial)
      scene.add(new Mesh(new SphereGeometry(20), value as MeshBasicMaterial))
  }
  renderer.render(scene, camera)
}
document.body.dataset.ran = String(snippets.length)
document.body.dataset.heights = JSON.stringify([ball.position.y, boat.position.y])
