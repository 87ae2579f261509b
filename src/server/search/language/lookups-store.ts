import { type Kysely, sql } from 'kysely'
import { plainWords } from '#shared/rules/fold-text.ts'
import { createLexicon, type Lexicon } from '#shared/search-words/lexicon.ts'
import { PLACES_CACHED_MS, placesVersion } from '../../db/places-version.ts'
import type { Tables } from '../../db/tables.ts'
import { postcodesOf } from '../../geography/city-postcodes.ts'
import { createKnowledge, type Knowledge } from './knowledge.ts'

type Executor = Kysely<Tables>
/** The lexicon and names, cached in this process because typo correction compares with all words. */
export type Lookups = { lexicon: Lexicon; knowledge: Knowledge }

type CachedLookups = Lookups & {
  places: string
  lastWord: number
  /** Number of words read up to `lastWord`. */
  words: number
  readAt: number
  wordsReadAt: number
  wordsCheckedAt: number
  stems: Map<string, string[]>
}
// After this time it is checked whether words were deleted, which happens when an account is erased.
const ALL_WORDS_MS = 30_000
// The words of a large list are read no more often than its index in memory (current-index.ts).
const FRESH_MS = 200
const MAX_STEMS = 20_000
const cached = new WeakMap<Executor, CachedLookups>()
// Parallel requests wait for the same lookups: building them takes some 20 ms of the process.
const renewing = new WeakMap<Executor, Promise<CachedLookups>>()

/** The names of cities and rubrics, as they were at most half a second ago. */
export async function currentKnowledge(db: Executor): Promise<Knowledge> {
  return (await currentNames(db)).knowledge
}

/**
 * The lookups with all committed words.
 * @param isLarge whether they are for a large list: then the words may be 200 ms old
 */
export async function currentLookups(db: Executor, isLarge: boolean): Promise<Lookups> {
  const own = await currentNames(db)
  if (!isLarge || Date.now() - own.wordsReadAt > FRESH_MS) await addNewWords(db, own)
  return own
}

async function currentNames(db: Executor): Promise<CachedLookups> {
  const own = cached.get(db)
  if (own && Date.now() - own.readAt <= PLACES_CACHED_MS) return own
  const renewal = renewing.get(db) ?? renew(db, own).finally(() => renewing.delete(db))
  renewing.set(db, renewal)
  return renewal
}

async function renew(db: Executor, before: CachedLookups | undefined): Promise<CachedLookups> {
  const readAt = Date.now()
  const isCheckDue = readAt - (before?.wordsCheckedAt ?? 0) > ALL_WORDS_MS
  const hasAll = before !== undefined && (!isCheckDue || (await hasAllWords(db, before)))
  const wordsCheckedAt = isCheckDue ? readAt : (before?.wordsCheckedAt ?? readAt)
  const places = await placesVersion(db)
  const isSame = before?.places === places
  if (hasAll && isSame) return Object.assign(before, { readAt, wordsCheckedAt })
  const nothing = { lexicon: createLexicon(), lastWord: 0, words: 0, wordsReadAt: 0, stems: new Map() }
  // Starts over when words were deleted.
  const known = hasAll ? before : { ...nothing, stems: before?.stems ?? nothing.stems }
  const knowledge = isSame ? before.knowledge : await readKnowledge(db)
  known.lexicon.add(knowledge.words)
  const renewed = { ...known, knowledge, places, readAt, wordsCheckedAt }
  cached.set(db, renewed)
  return renewed
}

// A word may be committed after one with a higher id, so the count is compared.
async function hasAllWords(db: Executor, { lastWord, words }: CachedLookups): Promise<boolean> {
  const { rows } = await sql<{ words: number }>`
    select count(*)::int as words from search_dictionary where id <= ${lastWord}`.execute(db)
  return rows[0]?.words === words
}

async function addNewWords(db: Executor, own: CachedLookups): Promise<void> {
  const { lastWord } = own
  own.wordsReadAt = Date.now()
  const newWords = await db
    .selectFrom('search_dictionary')
    .select(['id', 'word'])
    .where('id', '>', lastWord)
    .orderBy('id')
    .execute()
  own.lexicon.add(newWords.map(({ word }) => word))
  const last = newWords.at(-1)
  // A parallel query may have read the same words.
  if (!last || own.lastWord !== lastWord) return
  own.lastWord = last.id
  own.words += newWords.length
}

/** The stems of each word in all languages of the database's text search, by the folded word. */
export async function bodyStemsOf(db: Executor, typed: string): Promise<Map<string, string[]>> {
  const folded = plainWords(typed)
  const words = [...new Set([...folded.keys(), ...folded.values()])]
  const stems = cached.get(db)?.stems ?? new Map<string, string[]>()
  const unknown = words.filter((word) => !stems.has(word))
  if (unknown.length) {
    if (stems.size > MAX_STEMS) stems.clear()
    const { rows } = await sql<{ word: string; stems: (string | null)[] }>`
      select word, array[(ts_lexize('german_stem', word))[1], (ts_lexize('english_stem', word))[1],
        (ts_lexize('russian_stem', word))[1]] as stems
      from unnest(${unknown}::text[]) as word`.execute(db)
    for (const { word, stems: found } of rows) {
      stems.set(word, [
        ...new Set(found.filter((stem): stem is string => /^[a-z0-9а-яіїєґ]+$/.test(stem ?? ''))),
      ])
    }
  }
  const of = (word: string) => [word, ...(stems.get(word) ?? [])]
  return new Map([...folded].map(([word, own]) => [word, [...new Set([...of(word), ...of(own)])]]))
}

async function readKnowledge(db: Executor): Promise<Knowledge> {
  const rubrics = await db
    .selectFrom('rubrics')
    .select(['id', 'icon', 'names', 'synonyms'])
    .orderBy('position')
    .execute()
  const cities = await db
    .selectFrom('cities')
    .select(['id', 'names', 'aliases', 'state', 'population', 'lat', 'lon'])
    .execute()
  return createKnowledge(
    rubrics,
    cities.map((city) => ({ ...city, postcodes: postcodesOf(city.id) })),
  )
}
