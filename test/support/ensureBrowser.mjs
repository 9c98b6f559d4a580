// Finds a Chromium for the tests, or installs one. `node test/support/ensureBrowser.mjs` does that and says what it did.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

const variables = ['CHROMIUM_PATH', 'CHROME_PATH']

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe'
]

/**
 * The path of a Chromium that is there, if any.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  for (const variable of variables) {
    const path = process.env[variable]
    if (!path) continue
    if (!existsSync(path)) throw new Error(`findBrowser: ${variable} is ${path}, where there is no file.`)
    return path
  }
  return [...usualPaths, chromium.executablePath()].find((path) => existsSync(path))
}

/**
 * The path of a Chromium, installed first where there is none.
 *
 * @returns {string}
 */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found

  for (const install of [installWithApt, installWithPlaywright]) {
    install()
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'ensureBrowser: found no Chromium and could not install one. Install Chromium or Chrome and set CHROMIUM_PATH to ' +
      'its executable, or run `npx playwright install --with-deps chromium`.'
  )
}

function installWithApt() {
  // Ubuntu's package is a stub that asks for a snap.
  const isDebian = existsSync('/etc/debian_version') && !/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'))
  if (!isDebian || process.getuid?.() !== 0) return
  attempt('apt-get', ['update'])
  attempt('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
}

function installWithPlaywright() {
  const cli = join(dirname(fileURLToPath(import.meta.resolve('playwright/package.json'))), 'cli.js')
  attempt(process.execPath, [cli, 'install', 'chromium'])
}

/**
 * @param {string} command
 * @param {string[]} parameters
 */
function attempt(command, parameters) {
  console.log(`No Chromium found. Running: ${command} ${parameters.join(' ')}`)
  try {
    execFileSync(command, parameters, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    })
  } catch (error) {
    console.error(`That failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(`Chromium for the tests: ${ensureBrowser()}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
