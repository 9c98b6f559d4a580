interface Selectable {
  readonly tags: readonly string[]
  readonly baseline: string
  readonly candidates: readonly { readonly name: string }[]
}

/**
 * What some words ask for: a word is the tag of a section, or part of the names of candidates, which are then timed in
 * all their sections against the baseline. No words: everything.
 *
 * @throws if a word asks for nothing
 */
export function selectSections<S extends Selectable>(sections: readonly S[], words: readonly string[]): S[] {
  const wanted = words.map((word) => word.toLowerCase())
  const tags = new Set(sections.flatMap((section) => section.tags))
  const parts = wanted.filter((word) => !tags.has(word))
  const matches = (name: string, part: string) => name.toLowerCase().includes(part)
  for (const part of parts) {
    if (sections.some(({ candidates }) => candidates.some(({ name }) => matches(name, part)))) continue
    throw new Error(
      `bench: nothing is called '${part}'. Sections: ${[...tags].join(', ')}; or part of a candidate's name.`
    )
  }
  return sections.flatMap((section) => {
    if (words.length === 0 || section.tags.some((tag) => wanted.includes(tag))) return [section]
    const asked = section.candidates.filter(({ name }) => parts.some((part) => matches(name, part)))
    if (asked.length === 0) return []
    const candidates = section.candidates.filter(
      (candidate) => asked.includes(candidate) || candidate.name === section.baseline
    )
    return [{ ...section, candidates }]
  })
}
