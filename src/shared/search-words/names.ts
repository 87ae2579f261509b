import { POSTCODE } from '../postcode.ts'
import { wordsOf } from '../rules/fold-text.ts'
import { createPostcodeFinder } from '../rules/postcodes.ts'
import { phraseKeys } from './phrase-keys.ts'

/** A rubric or city with everything that it is called, in all known languages. */
type Called = { id: number; called: readonly string[] }
export type CalledCity = Called & { postcodes: readonly string[] }

// Each part of a rubric's name is a name of its own: "Elektro, Sanitär, Heizung".
const NAME_PARTS = /[&,]|\s(?:and|und|i|и)\s/

/** The name of a rubric with its parts, each of which people type, too. */
export const partsOfName = (name: string): string[] => [name, ...name.split(NAME_PARTS)]

/** Recognizes the names of rubrics and cities in a query. */
export type Names = {
  /** All single words of these names. */
  words: string[]
  rubricsCalled(words: string[]): number[]
  /** Cities with this full name, or with this postcode, else with nearby postcodes; in the order given. */
  citiesCalled(words: string[]): number[]
  /** The ids of cities by the words of each name, joined by spaces. */
  citiesByName: ReadonlyMap<string, number[]>
}

/** Builds the lookup. Of cities with the same name, the one given first comes first. */
export function createNames(rubrics: readonly Called[], cities: readonly CalledCity[]): Names {
  const byPhrase = new Map<string, Set<number>>()
  const citiesByName = new Map<string, number[]>()
  const words = new Set<string>()
  for (const { id, called } of rubrics) {
    for (const phrase of called) {
      const parts = wordsOf(phrase)
      for (const part of parts) words.add(part)
      for (const key of phraseKeys(parts)) byPhrase.set(key, (byPhrase.get(key) ?? new Set()).add(id))
    }
  }
  for (const { id, called } of cities) {
    for (const name of new Set(called)) {
      const key = wordsOf(name).join(' ')
      const known = citiesByName.get(key) ?? []
      if (key && !known.includes(id)) citiesByName.set(key, [...known, id])
    }
  }
  for (const name of citiesByName.keys()) if (!/[ \d]/.test(name)) words.add(name)

  const withPostcode = createPostcodeFinder(cities)
  return {
    words: [...words],
    citiesByName,
    rubricsCalled: (parts) => [
      ...new Set(phraseKeys(parts).flatMap((key) => [...(byPhrase.get(key) ?? [])])),
    ],
    citiesCalled(parts) {
      const [first = ''] = parts
      if (parts.length !== 1 || !POSTCODE.test(first)) return citiesByName.get(parts.join(' ')) ?? []
      return withPostcode(first).found.map(({ id }) => id)
    },
  }
}
