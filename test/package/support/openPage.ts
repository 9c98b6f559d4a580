import type { Browser, Page } from 'playwright'

interface OpenedPage {
  readonly page: Page
  /** What the page has complained about so far: on the console, by exceptions, by failed requests. */
  readonly complaints: readonly string[]
}

/** Opens a page of a consumer and waits until it has drawn, which it says by an attribute of its body. */
export async function openPage(
  browser: Browser,
  url: string,
  drawn: string,
  viewport = { width: 400, height: 300 }
): Promise<OpenedPage> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1 })
  // Some draw a lot, in software, on two busy cores.
  page.setDefaultTimeout(120_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  await page.goto(url)
  await page.waitForSelector(`body[data-${drawn}]`, { state: 'attached' }).catch((error: unknown) => {
    throw new Error(`${url} has drawn nothing.\n${complaints.join('\n')}`, { cause: error })
  })
  return { page, complaints }
}
