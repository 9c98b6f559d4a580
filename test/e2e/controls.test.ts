import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser'
import { openDemo } from './openDemo'
import { tryControls, type ControlReports } from './tryControls'

/** What is compiled in, so that changing it needs another program. */
const COMPILED = ['fade']

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
})

describe.each(['terrain', 'textures'])('the controls of the scene %s', (scene) => {
  let reports: ControlReports
  let complaints: string[]
  beforeAll(async () => {
    const { page, takeComplaints } = await openDemo(browser, inject('demoUrl'), `ui=0&scene=${scene}`)
    reports = await page.evaluate(tryControls)
    complaints = takeComplaints()
    await page.context().close()
  }, 60_000)

  it('are there', () => {
    expect(reports.controls.length).toBeGreaterThan(12)
  })

  it('change the picture, each, and give it back', () => {
    // Of 28000 pixels: a control whose effect is smaller would be of no use.
    expect(reports.controls.filter(({ changedPixels }) => changedPixels < 30)).toEqual([])
    expect(reports.leftPixels).toBe(0)
  })

  it('compile nothing while they are live', () => {
    const compiling = reports.controls.filter(({ newPrograms }) => newPrograms > 0).map(({ name }) => name)
    expect(compiling).toEqual(scene === 'terrain' ? COMPILED : [])
  })

  it('leave all stones and trees on the ground', () => {
    // To the last bit that the GPU gets.
    expect(reports.controls.filter(({ floating }) => floating > 0)).toEqual([])
    if (scene === 'terrain') expect(Math.max(...reports.controls.map(({ standing }) => standing))).toBeGreaterThan(300)
  })

  it('say nothing on the console', () => {
    expect(complaints).toEqual([])
  })
})
