import { editDistance, forgivenTypos } from '#shared/rules/edit-distance.ts'
import { compoundStem, isCyrillic, stemsOf } from '#shared/rules/stem-word.ts'
import { latinKey } from '#shared/rules/transliterate.ts'
import { createWordIndex, gramsOf, innerGramsOf, putInto } from './word-index.ts'

// Every alternative is asked of every row that is looked at: many words leave room for few, the shortest first.
const MOST_RELATED = 60
const MOST_OF_MANY = 8
const MANY_WORDS = 20_000
const LEAST_COMPOUND = 4
const LEAST_INSIDE = 5
const LEAST_KEY = 3
const MOST_REMEMBERED = 2_000

/** Forms of the same word; compounds that end with it; other words that hold it. */
export type Related = { forms: string[]; heads: string[]; holders: string[] }

/** Words of titles, synonyms and cities, for looking up what somebody may have meant. */
export type Lexicon = {
  readonly size: number
  add(words: Iterable<string>): void
  has(word: string): boolean
  relatedTo(word: string): Related
  /** The nearest words within the forgiven distance, if any. */
  typosOf(word: string): string[]
  /** Cyrillic words that sound like a Latin one. */
  soundingLike(word: string): string[]
  /** The known words that a compound is made of, or null. */
  partsOf(word: string): string[] | null
  startingWith(beginning: string, count: number): string[]
}

/** An empty lexicon. It only grows: a word too many costs nothing. */
export function createLexicon(): Lexicon {
  const { words, ...index } = createWordIndex()
  const known = new Set<string>()
  const byStem = new Map<string, string[]>()
  const bySound = new Map<string, string[]>()
  const related = new Map<string, Related>()

  function add(added: Iterable<string>) {
    for (const word of added) {
      if (known.has(word)) continue
      known.add(word)
      related.clear()
      index.add(word)
      for (const stem of stemsOf(word)) putInto(byStem, stem, word)
      if (isCyrillic(word)) putInto(bySound, soundOf(word), word)
    }
  }

  function relatedTo(word: string): Related {
    const known = related.get(word)
    if (known) return known
    if (related.size >= MOST_REMEMBERED) related.clear()
    const found = findRelated(word)
    related.set(word, found)
    return found
  }

  function findRelated(word: string): Related {
    const forms = [...new Set(stemsOf(word).flatMap((stem) => byStem.get(stem) ?? []))]
    const stem = compoundStem(word)
    if (stem.length < LEAST_COMPOUND) return { forms, heads: [], holders: [] }
    const inner = innerGramsOf(stem)
    const holding = index.candidates(inner).filter((other) => !forms.includes(other) && other.includes(stem))
    // Russian puts words together with a hyphen or not at all: what ends alike is chance.
    const isHead = (other: string) => !isCyrillic(word) && compoundStem(other).endsWith(stem)
    const heads = holding.filter(isHead)
    const holders = holding.filter(
      (other) =>
        !isHead(other) && (other.startsWith(stem) || (stem.length >= LEAST_INSIDE && !isCyrillic(word))),
    )
    const most = words.length > MANY_WORDS ? MOST_OF_MANY : MOST_RELATED
    const shortest = (list: string[]) => list.sort((a, b) => a.length - b.length).slice(0, most)
    return { forms: forms.slice(0, most), heads: shortest(heads), holders: shortest(holders) }
  }

  function typosOf(word: string): string[] {
    const grams = gramsOf(word)
    // The fewest mistakes that find something; each spoils three grams, a swap four.
    for (let most = 1; most <= forgivenTypos(word.length); most++) {
      const near = index.sharing(grams, Math.max(2, grams.size - 4 * most))
      const meant = near.filter((other) => editDistance(word, other, most) <= most)
      if (meant.length) return meant.slice(0, MOST_RELATED)
    }
    return []
  }

  function partsOf(word: string): string[] | null {
    for (let cut = word.length - LEAST_COMPOUND; cut >= LEAST_COMPOUND; cut--) {
      const front = [word.slice(0, cut), word.slice(0, cut).replace(/(?:es|s|en|n|er|e)$/, '')]
      const known = front.find((part) => part.length >= LEAST_COMPOUND && isWord(part))
      const back = word.slice(cut)
      if (known && isWord(back)) return [known, back]
    }
    return null
  }
  const isWord = (part: string) => known.has(part) || stemsOf(part).some((stem) => byStem.has(stem))

  return {
    get size() {
      return words.length
    },
    add,
    has: (word) => known.has(word),
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

/** A sound without its ending, so that cases do not matter. */
const soundOf = (word: string) => {
  const key = latinKey(word)
  const stem = key.replace(/[aeiou]{1,9}$/, '')
  return stem.length >= LEAST_KEY ? stem : key
}
