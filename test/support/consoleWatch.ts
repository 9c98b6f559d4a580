// three reports most of what goes wrong on the console only; in these tests nothing may be reported there.

const messages: string[] = []

for (const level of ['warn', 'error'] as const) {
  const print = console[level].bind(console)
  console[level] = (...parts: unknown[]) => {
    messages.push(`console.${level}: ${parts.map(String).join(' ')}`)
    print(...parts)
  }
}

/** Adds a complaint of another origin. */
export function complain(message: string): void {
  messages.push(message)
}

/** Throws if anything was reported since the last call. */
export function expectNoComplaints(): void {
  if (messages.length === 0) return
  throw new Error(takeMessages().join('\n'))
}

/** Takes the messages that a test means to cause, one for each pattern, and throws if there are others or fewer. */
export function expectComplaint(...patterns: [RegExp, ...RegExp[]]): void {
  const taken = takeMessages()
  if (taken.length !== patterns.length || !patterns.every((pattern, i) => pattern.test(taken[i]))) {
    throw new Error(`Expected messages like ${patterns.join(' and ')}, got ${JSON.stringify(taken)}.`)
  }
}

function takeMessages(): string[] {
  return messages.splice(0)
}
