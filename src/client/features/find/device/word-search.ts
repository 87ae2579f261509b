import type { City, Rubric } from '#shared/contract/places.ts'
import { fold, plainWords, wordsOf } from '#shared/rules/fold-text.ts'
import { stemsOf } from '#shared/rules/stem-word.ts'
import { createLexicon } from '#shared/search-words/lexicon.ts'
import { createNames, partsOfName } from '#shared/search-words/names.ts'
import { occupationWords } from '#shared/search-words/occupations.ts'
import { keywordsOf, parseKeyword } from '#shared/search-words/parse-keyword.ts'
import { type QueryTree, readQuery } from '#shared/search-words/read-query.ts'

/** The cities and rubrics that the device has stored, with other names and words for them; undefined when it has none. */
export type Places = {
  cities?: readonly Pick<City, 'id' | 'aliases' | 'postcodes' | 'lat' | 'lon'>[] | undefined
  rubrics?: readonly Pick<Rubric, 'id' | 'words'>[] | undefined
}

type Named = { id: number; name: string }
/** A job or offer with the texts in which it is searched. */
export type Row<T = { rubric: Named; city: Named }> = { thing: T; title: string; text: string }

/**
 * Prepares the search by words that the server makes, among jobs or offers of this device.
 * @returns for a keyword: in which tier a row matches, 0 for the best, -1 for no match. Without a keyword all are in 0
 */
export function createWordSearch(rows: readonly Row[], places: Places): (keyword: string) => TierOf {
  const knowledge = namesIn(rows, places)
  const lexicon = createLexicon()
  // Names of occupations count for typos and other scripts, also when no stored title has them.
  lexicon.add([...rows.flatMap(({ title }) => wordsOf(title)), ...knowledge.words, ...occupationWords])
  const stems = createStems()
  return (keyword) => {
    const words = keywordsOf(keyword)
    if (words.length === 0) return () => (keyword.trim() === '' ? 0 : -1)
    const bodyStems = new Map([...plainWords(keyword).keys()].map((word) => [word, stems(word)]))
    const tiers = parseKeyword(keyword, { lexicon, knowledge, bodyStems })?.all.map(readQuery) ?? []
    return (row) => {
      const has = createWordTest(row, stems)
      const tier = tiers.findIndex((tree) => matches(tree, has))
      if (tier >= 0) return tier
      // Parts of words, as in “Schicht” for “Nachtschichtzulage”: there are few stored texts, so all may be read.
      const whole = fold(wholeOf(row))
      return words.every((word) => whole.includes(word)) ? tiers.length : -1
    }
  }
}

type TierOf = (row: Row) => number
type Stems = (word: string) => string[]

/** The names of the rubrics and cities of the rows; without stored places only those in the user's language. */
function namesIn(rows: readonly Row[], { cities, rubrics }: Places) {
  const words = new Map(rubrics?.map((rubric) => [rubric.id, rubric.words]))
  const known = new Map(cities?.map((city) => [city.id, city]))
  const each = (pick: (thing: Row['thing']) => Named) =>
    [...new Map(rows.map(({ thing }) => [pick(thing).id, pick(thing).name]))].map(([id, name]) => ({
      id,
      name,
    }))
  return createNames(
    each(({ rubric }) => rubric).map(({ id, name }) => ({
      id,
      called: [...partsOfName(name), ...(words.get(id) ?? [])],
    })),
    each(({ city }) => city).map(({ id, name }) => ({
      id,
      called: [name, ...(known.get(id)?.aliases ?? [])],
      postcodes: known.get(id)?.postcodes ?? [],
    })),
  )
}

/** The word with its stems in each language, computed once for each word. */
function createStems(): Stems {
  const known = new Map<string, string[]>()
  return (word) => {
    const stems = known.get(word) ?? [word, ...stemsOf(word)]
    known.set(word, stems)
    return stems
  }
}

type WordTest = (word: string, isPrefix: boolean) => boolean

/** Tests for words as the server's rows have them: of the title, `#` rubric, `@` city, `~` stem of the text. */
function createWordTest(row: Row, stems: Stems): WordTest {
  const { rubric, city } = row.thing
  const titles = new Set([...wordsOf(row.title), `#${rubric.id}`, `@${city.id}`])
  // Most rows match by their title, so texts are read when needed.
  let texts: Set<string> | undefined
  return (word, isPrefix) => {
    if (!word.startsWith('~')) return titles.has(word)
    texts ??= new Set(wordsOf(wholeOf(row)).flatMap(stems))
    const wanted = word.slice(1)
    return texts.has(wanted) || (isPrefix && [...texts].some((one) => one.startsWith(wanted)))
  }
}

const wholeOf = ({ title, text, thing }: Row) => [title, text, thing.rubric.name, thing.city.name].join(' ')

function matches(tree: QueryTree, has: WordTest): boolean {
  if ('any' in tree) return tree.any.some((part) => matches(part, has))
  if ('all' in tree) return tree.all.every((part) => matches(part, has))
  return has(tree.word, tree.isPrefix)
}
