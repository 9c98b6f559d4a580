import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** Small, so that software rendering keeps up; without motion, so that equal settings give equal pictures. */
const SMALL = 'vertices=64&shadows=512&resolution=1&motion=0&cost=0'

export interface OpenedDemo {
  readonly page: Page
  /** What the page has complained about since the last call: on the console, by exceptions, by failed requests. */
  readonly takeComplaints: () => string[]
}

/** Opens the built demo in a context of its own, and waits for its first picture. */
export async function openDemo(
  browser: Browser,
  url: string,
  query = '',
  options: BrowserContextOptions = { viewport: { width: 200, height: 140 } }
): Promise<OpenedDemo> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  await page.goto(`${url}?${SMALL}&${query}`)
  await page.waitForSelector('body.ready, #message:not([hidden])')
  return { page, takeComplaints: () => complaints.splice(0) }
}
