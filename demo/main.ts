import { exposeHandle } from './handle'
import { readOptions } from './options'
import { scenes } from './scenes'
import type { DemoScene } from './scenes/demoScene'
import { byId } from './shell/byId'
import { showChoices } from './shell/choices'
import { setUpCopyMenu } from './shell/copyMenu'
import { showGallery } from './shell/gallery'
import { hasWebGL2, showMessage } from './shell/message'
import { Panel } from './shell/panel'
import { Stage } from './stage/stage'

const options = readOptions(location.search)
document.body.classList.toggle('bare', !options.ui)
document.body.classList.toggle('moving', options.motion)

if (hasWebGL2()) start()
else {
  showMessage(
    'This page draws with WebGL 2',
    'Your browser does not offer it, or it is switched off. Any current Chrome, Edge, Firefox or Safari has it; look for “hardware acceleration” in the settings.'
  )
}

function start(): void {
  const stage = new Stage(byId('picture', HTMLCanvasElement), options)
  const panel = new Panel((covered) => {
    if (options.ui) stage.cover(covered)
  })
  const presets = byId('presets', HTMLElement)
  const gallery = byId('gallery', HTMLElement)
  let shown: DemoScene | undefined
  let wanted = ''

  const markScene = showChoices(byId('scenes', HTMLElement), scenes, 'aria-current', (name) => {
    void open(name)
  })

  async function open(name: string): Promise<void> {
    if (name === wanted) return
    const entry = scenes.find((scene) => scene.name === name) ?? scenes[0]
    wanted = entry.name
    markScene(wanted)
    const create = await entry.load()
    // Another one may have been chosen while this one was loading.
    if (wanted !== entry.name) return
    stage.clear()
    shown?.dispose()
    const scene = create(stage, options)
    shown = scene
    document.body.dataset.scene = entry.name
    showPresets(scene)
    showGallery(gallery, scene.gallery, () => {
      showPresets(scene)
    })
    panel.fill((gui) => {
      scene.buildPanel(gui)
    })
    await stage.show(scene)
    exposeHandle({ name: entry.name, stage, scene, panel })
    document.body.classList.add('ready')
  }

  function showPresets(scene: DemoScene): void {
    const { names = [], current, choose } = scene.presets ?? {}
    const mark = showChoices(
      presets,
      names.map((name) => ({ name, title: name })),
      'aria-pressed',
      (name) => {
        choose?.(name)
        mark(name)
      }
    )
    if (current) mark(current())
  }

  setUpCopyMenu(byId('copy', HTMLButtonElement), byId('copies', HTMLElement), () => shown?.copies ?? [])
  void open(options.scene || scenes[0].name)
}
