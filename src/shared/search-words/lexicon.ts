import { allowedTypos, editDistance } from '../rules/edit-distance.ts'
import { compoundStem, isCyrillic, stemsOf } from '../rules/stem-word.ts'
import { latinKey } from '../rules/transliterate.ts'
import { appendTo, createWordIndex, gramsOf, innerGramsOf } from './word-index.ts'

// Each alternative is matched against every examined row, so a large lexicon gets few alternatives, the shortest
// first.
const MAX_RELATED = 60
const MAX_OF_MANY = 8
const MANY_WORDS = 20_000
const MIN_COMPOUND = 4
const MIN_INSIDE = 5
const MIN_KEY = 3
// Another letter in a word of four makes another word: "Café" is not "care".
const MIN_CORRECTED = 5
const MAX_REMEMBERED = 2_000

/** `forms`: inflections of the word. `heads`: compounds ending with it. `holders`: other words containing it. */
export type RelatedWords = { forms: string[]; heads: string[]; holders: string[] }

/** All words of titles, synonyms and cities, to find related words and correct typos. */
export type Lexicon = {
  readonly size: number
  add(words: Iterable<string>): void
  has(word: string): boolean
  relatedTo(word: string): RelatedWords
  /** The nearest words within the tolerated edit distance. */
  typosOf(word: string): string[]
  /** Cyrillic words whose transliteration matches a Latin word. */
  soundingLike(word: string): string[]
  /** The known parts of a compound, or null. */
  partsOf(word: string): [string, string] | null
  startingWith(beginning: string, count: number): string[]
}

/** An empty lexicon. Words are never removed: an unused word does no harm. */
export function createLexicon(): Lexicon {
  const { words, ...index } = createWordIndex()
  const known = new Set<string>()
  const byStem = new Map<string, string[]>()
  const bySound = new Map<string, string[]>()
  const related = new Map<string, RelatedWords>()

  function add(added: Iterable<string>) {
    for (const word of added) {
      if (known.has(word)) continue
      known.add(word)
      related.clear()
      index.add(word)
      for (const stem of stemsOf(word)) appendTo(byStem, stem, word)
      if (isCyrillic(word)) appendTo(bySound, soundOf(word), word)
    }
  }

  function relatedTo(word: string): RelatedWords {
    const known = related.get(word)
    if (known) return known
    if (related.size >= MAX_REMEMBERED) related.clear()
    const found = findRelated(word)
    related.set(word, found)
    return found
  }

  function findRelated(word: string): RelatedWords {
    const forms = [...new Set(stemsOf(word).flatMap((stem) => byStem.get(stem) ?? []))]
    const stem = compoundStem(word)
    if (stem.length < MIN_COMPOUND) return { forms, heads: [], holders: [] }
    const inner = innerGramsOf(stem)
    const holding = index.candidates(inner).filter((other) => !forms.includes(other) && other.includes(stem))
    // Russian compounds are hyphenated or rare, so a common ending is coincidence.
    const isHead = (other: string) => !isCyrillic(word) && compoundStem(other).endsWith(stem)
    const heads = holding.filter(isHead)
    const holders = holding.filter(
      (other) =>
        !isHead(other) && (other.startsWith(stem) || (stem.length >= MIN_INSIDE && !isCyrillic(word))),
    )
    const max = words.length > MANY_WORDS ? MAX_OF_MANY : MAX_RELATED
    const shortest = (list: string[]) => list.sort((a, b) => a.length - b.length).slice(0, max)
    return { forms: forms.slice(0, max), heads: shortest(heads), holders: shortest(holders) }
  }

  function typosOf(word: string): string[] {
    if (word.length < MIN_CORRECTED) return []
    const grams = gramsOf(word)
    // Tries the smallest number of typos first. A typo changes three grams, a transposition four.
    for (let max = 1; max <= allowedTypos(word.length); max++) {
      const near = index.sharing(grams, Math.max(2, grams.size - 4 * max))
      const meant = near.filter((other) => editDistance(word, other, max) <= max)
      if (meant.length) return meant.slice(0, MAX_RELATED)
    }
    return []
  }

  function partsOf(word: string): [string, string] | null {
    for (let cut = word.length - MIN_COMPOUND; cut >= MIN_COMPOUND; cut--) {
      const front = [word.slice(0, cut), word.slice(0, cut).replace(/(?:es|s|en|n|er|e)$/, '')]
      const part = front.find((one) => one.length >= MIN_COMPOUND && isWord(one))
      const back = word.slice(cut)
      // Of "Glasreiniger", a synonym, "Reiniger" is known only as the end of "Fassadenreiniger". Not for unknown words:
      // "Elektronicker" is a typo.
      const isEnding = () => has(word) && relatedTo(back).heads.length > 0
      if (part && (isWord(back) || isEnding())) return [part, back]
    }
    return null
  }
  const has = (word: string) => known.has(word)
  const isWord = (part: string) => known.has(part) || stemsOf(part).some((stem) => byStem.has(stem))

  return {
    get size() {
      return words.length
    },
    add,
    has,
    relatedTo,
    typosOf,
    partsOf,
    soundingLike: (word) => (isCyrillic(word) ? [] : (bySound.get(soundOf(word)) ?? [])),
    startingWith: (beginning, count) => {
      const grams = new Set([...gramsOf(beginning)].filter((gram) => !gram.endsWith('$')))
      const found = index.candidates(grams).filter((word) => word.startsWith(beginning))
      return found.sort((a, b) => a.length - b.length).slice(0, count)
    },
  }
}

/** The transliterated word without its ending, so that grammatical cases match. */
const soundOf = (word: string) => {
  const key = latinKey(word)
  const stem = key.replace(/[aeiou]{1,9}$/, '')
  return stem.length >= MIN_KEY ? stem : key
}
