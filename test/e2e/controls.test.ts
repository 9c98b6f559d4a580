import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser'
import { openDemo } from './openDemo'
import { tryControls, type ControlReports } from './tryControls'

/** Scenes, how many controls they have at least, and those that are compiled in: changing them needs another program. */
const SCENES = [
  { query: 'scene=terrain', least: 20, compiled: ['fade'] },
  { query: 'scene=materials&preset=marble', least: 10, compiled: [] },
  { query: 'scene=materials&preset=lava', least: 11, compiled: [] },
  {
    query: 'scene=lab',
    least: 20,
    compiled: ['noise', 'fade', 'kind', 'turn octaves', 'warp', 'terraces', 'seamless tile']
  },
  {
    query: 'scene=lab&preset=block',
    least: 20,
    compiled: ['noise', 'fade', 'kind', 'turn octaves', 'warp', 'terraces', 'seamless tile']
  }
] as const

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
})

describe.each(SCENES)('the controls of $query', ({ query, least, compiled }) => {
  let reports: ControlReports
  let complaints: string[]
  beforeAll(async () => {
    // What stands on the land is small.
    const viewport = query === 'scene=terrain' ? { width: 200, height: 140 } : { width: 132, height: 92 }
    const { page, takeComplaints } = await openDemo(browser, inject('demoUrl'), `ui=0&${query}`, { viewport })
    reports = await page.evaluate(tryControls)
    complaints = takeComplaints()
    await page.context().close()
  }, 240_000)

  it('are there', () => {
    expect(reports.controls.length).toBeGreaterThanOrEqual(least)
  })

  it('change the picture, each, and give it back', () => {
    // Of 12000 pixels or more: a control whose effect is smaller would be of no use.
    expect(reports.controls.filter(({ changedPixels }) => changedPixels < 30)).toEqual([])
    expect(reports.leftPixels).toBe(0)
  })

  it('compile nothing while they are live', () => {
    const compiling = reports.controls.filter(({ newPrograms }) => newPrograms > 0).map(({ name }) => name)
    expect(compiling).toEqual(compiled)
  })

  it('leave all stones and trees on the ground', () => {
    // To the last bit that the GPU gets.
    expect(reports.controls.filter(({ floating }) => floating > 0)).toEqual([])
    const most = Math.max(...reports.controls.map(({ standing }) => standing))
    if (query === 'scene=terrain') expect(most).toBeGreaterThan(300)
  })

  it('say nothing on the console', () => {
    expect(complaints).toEqual([])
  })
})
