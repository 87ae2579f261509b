import type { City, Rubric } from '#shared/contract/places.ts'
import { once } from '#shared/once.ts'
import { fold, plainWords, wordsBeginning, wordsOf } from '#shared/rules/fold-text.ts'
import { stemsOf } from '#shared/rules/stem-word.ts'
import { createLexicon } from '#shared/search-words/lexicon.ts'
import { type CalledCity, createNames, partsOfName } from '#shared/search-words/names.ts'
import { occupationWords } from '#shared/search-words/occupations.ts'
import { keywordsOf, parseKeyword } from '#shared/search-words/parse-keyword.ts'
import { type QueryTree, readQuery } from '#shared/search-words/read-query.ts'
import { appendTo } from '#shared/search-words/word-index.ts'

/** The cities and rubrics that the device has stored, with other names and words for them; undefined when it has none. */
export type Places = {
  cities?: readonly Pick<City, 'id' | 'name' | 'aliases' | 'postcodes' | 'lat' | 'lon'>[] | undefined
  rubrics?: readonly Pick<Rubric, 'id' | 'words'>[] | undefined
}

type Named = { id: number; name: string }
/** A job or offer with the texts in which it is searched. */
export type Row<T = { rubric: Named; city: Named }> = { thing: T; title: string; text: string }

/**
 * Prepares the search by words that the server makes, among jobs or offers of this device. The first keyword builds the index.
 * @returns for a keyword: in which tier a row matches, 0 for the best, -1 for no match. Without a keyword all are in 0
 */
export function createWordSearch(rows: readonly Row[], places: Places): (keyword: string) => TierOf {
  const lookUps = once(() => createLookups(rows, places))
  const index = once(() => createIndex(rows))
  // An open page asks again each minute, because jobs expire.
  let last: { keyword: string; tiers: ReadonlyMap<Row, number> } | undefined
  return (keyword) => {
    const words = keywordsOf(keyword)
    if (words.length === 0) return () => (keyword.trim() === '' ? 0 : -1)
    if (last?.keyword !== keyword) {
      const bodyStems = new Map([...plainWords(keyword).keys()].map((word) => [word, withStems(word)]))
      const queries = parseKeyword(keyword, { ...lookUps(), bodyStems })?.all ?? []
      last = { keyword, tiers: tiersOf(queries.map(readQuery), words, index()) }
    }
    const { tiers } = last
    return (row) => tiers.get(row) ?? -1
  }
}

type TierOf = (row: Row) => number

function createLookups(rows: readonly Row[], places: Places) {
  const knowledge = namesIn(rows, places)
  const lexicon = createLexicon()
  // Names of occupations count for typos and other scripts, also when no stored title has them.
  lexicon.add([...rows.flatMap(({ title }) => wordsOf(title)), ...knowledge.words, ...occupationWords])
  return { knowledge, lexicon }
}

/**
 * The names of the rubrics of the rows, and of all cities that the device or a row knows: one without rows must not be taken
 * for another, nor its postcode for one nearby.
 */
function namesIn(rows: readonly Row[], { cities = [], rubrics = [] }: Places) {
  const words = new Map(rubrics.map((rubric) => [rubric.id, rubric.words]))
  const ofRows = new Map(rows.map(({ thing }) => [thing.rubric.id, thing.rubric.name]))
  const known = new Map<number, CalledCity>(
    rows.map(({ thing: { city } }) => [city.id, { id: city.id, called: [city.name], postcodes: [] }]),
  )
  for (const { id, name, aliases, postcodes = [] } of cities)
    known.set(id, { id, called: [name, ...aliases], postcodes })
  return createNames(
    [...ofRows].map(([id, name]) => ({ id, called: [...partsOfName(name), ...(words.get(id) ?? [])] })),
    [...known.values()],
  )
}

const withStems = (word: string): string[] => [word, ...stemsOf(word)]

type Rows = ReadonlySet<Row>
type Index = {
  /** The rows with a word as the server's rows have them: of the title, `#` rubric, `@` city, `~` stem of the text. */
  rowsWith(word: string, isPrefix: boolean): Rows
  /** The whole folded texts. */
  texts: ReadonlyMap<Row, string>
}

function createIndex(rows: readonly Row[]): Index {
  const texts = new Map(rows.map((row) => [row, fold(wholeOf(row))]))
  const byTitle = new Map<string, Row[]>()
  for (const row of rows) {
    const { rubric, city } = row.thing
    for (const word of [...wordsOf(row.title), `#${rubric.id}`, `@${city.id}`]) appendTo(byTitle, word, row)
  }
  return {
    texts,
    rowsWith(word, isPrefix) {
      if (!word.startsWith('~')) return new Set(byTitle.get(word))
      const wanted = word.slice(1)
      // A stem is the beginning of a word, after its language, so only words with this beginning need be stemmed.
      const beginning = wanted.slice(wanted.indexOf(':') + 1)
      const isWanted = (stem: string) => stem === wanted || (isPrefix && stem.startsWith(wanted))
      const hasIt = (text: string) =>
        wordsBeginning(beginning, text).some((one) => withStems(one).some(isWanted))
      return new Set(rows.filter((row) => hasIt(texts.get(row) ?? '')))
    },
  }
}

const wholeOf = ({ title, text, thing }: Row) => [title, text, thing.rubric.name, thing.city.name].join(' ')

/** The tier of each row that matches: the first of the queries that finds it. */
function tiersOf(queries: readonly QueryTree[], words: readonly string[], index: Index): Map<Row, number> {
  const tiers = new Map<Row, number>()
  const add = (found: Iterable<Row>, tier: number) => {
    for (const row of found) if (!tiers.has(row)) tiers.set(row, tier)
  }
  for (const [tier, query] of queries.entries()) add(rowsOf(query, index), tier)
  // Parts of words, as in “Schicht” for “Nachtschichtzulage”: there are few stored texts, so all may be read.
  for (const [row, text] of index.texts)
    if (words.every((word) => text.includes(word))) add([row], queries.length)
  return tiers
}

function rowsOf(tree: QueryTree, index: Index): Rows {
  if ('any' in tree) return new Set(tree.any.flatMap((part) => [...rowsOf(part, index)]))
  if ('word' in tree) return index.rowsWith(tree.word, tree.isPrefix)
  const [first, ...others] = tree.all.map((part) => rowsOf(part, index))
  return new Set([...(first ?? [])].filter((row) => others.every((rows) => rows.has(row))))
}
