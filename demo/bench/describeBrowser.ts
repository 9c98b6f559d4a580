const BROWSERS = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/([\d.]+).*Safari/]
] as const

const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/]
] as const

/** What a reader wants to know of the user agent: `Chrome 156 on Linux, 8 cores`. */
export function describeBrowser(agent = navigator.userAgent, cores = navigator.hardwareConcurrency): string {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(agent))
  const system = SYSTEMS.find(([, pattern]) => pattern.test(agent))
  const version = browser && (browser[1].exec(agent)?.[1] ?? '')
  return [
    browser ? `${browser[0]} ${version}` : 'An unknown browser',
    system && `on ${system[0]}`,
    cores && `· ${cores} cores`
  ]
    .filter(Boolean)
    .join(' ')
}
