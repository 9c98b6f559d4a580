import { chromium, type Browser } from 'playwright'
import { chromiumFlags } from './chromiumFlags.mjs'
import { ensureBrowser } from './ensureBrowser.mjs'

/** The Chromium of the browser tests, for a test that drives a page itself. The caller closes it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: chromiumFlags })
}
