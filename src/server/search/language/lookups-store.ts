import { type Kysely, sql } from 'kysely'
import { plainWords } from '#shared/rules/fold-text.ts'
import type { Tables } from '../../db/tables.ts'
import { postcodesOf } from '../../geography/city-postcodes.ts'
import { createKnowledge, type Knowledge } from './knowledge.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'

type Executor = Kysely<Tables>
/** What this process knows of words: kept in memory, because a typo is looked for among all of them. */
export type Lookups = { lexicon: Lexicon; knowledge: Knowledge }

type Kept = Lookups & {
  lastWord: number
  /** How many words were read up to the last one. */
  words: number
  readAt: number
  learntAt: number
  stems: Map<string, string[]>
}
// Rubrics are changed by an administrator, cities hardly ever.
const KNOWLEDGE_MS = 30_000
// With so many words a new one may wait as long as a change of what is listed (current-index.ts).
const MANY_WORDS = 20_000
const FRESH_MS = 200
const MOST_STEMS = 20_000
const kept = new WeakMap<Executor, Kept>()

/** The lookups, with every word that was committed by now; with many words, a moment ago. */
export async function currentLookups(db: Executor): Promise<Lookups> {
  let own = kept.get(db)
  if (!own || Date.now() - own.readAt > KNOWLEDGE_MS) {
    const nothing = { lexicon: createLexicon(), lastWord: 0, words: 0, learntAt: 0, stems: new Map() }
    const known = own && (await hasAllWords(db, own)) ? own : { ...nothing, ...own, lastWord: 0, words: 0 }
    const knowledge = await readKnowledge(db)
    known.lexicon.add(knowledge.words)
    own = { ...known, knowledge, readAt: Date.now() }
    kept.set(db, own)
  }
  if (own.words < MANY_WORDS || Date.now() - own.learntAt > FRESH_MS) await learn(db, own)
  return own
}

// A word that was committed late may have a lower number than one already read.
async function hasAllWords(db: Executor, { lastWord, words }: Kept): Promise<boolean> {
  const { rows } = await sql<{ words: number }>`
    select count(*)::int as words from search_dictionary where id <= ${lastWord}`.execute(db)
  return rows[0]?.words === words
}

async function learn(db: Executor, own: Kept): Promise<void> {
  const { lastWord } = own
  own.learntAt = Date.now()
  const learnt = await db
    .selectFrom('search_dictionary')
    .select(['id', 'word'])
    .where('id', '>', lastWord)
    .orderBy('id')
    .execute()
  own.lexicon.add(learnt.map(({ word }) => word))
  const last = learnt.at(-1)
  // Another question may have read the same meanwhile.
  if (!last || own.lastWord !== lastWord) return
  own.lastWord = last.id
  own.words += learnt.length
}

/** The stems that the database's text search makes of each word of a text, in all its languages, by the folded word. */
export async function bodyStemsOf(db: Executor, typed: string): Promise<Map<string, string[]>> {
  const folded = plainWords(typed)
  const words = [...new Set([...folded.keys(), ...folded.values()])]
  const stems = kept.get(db)?.stems ?? new Map<string, string[]>()
  const unknown = words.filter((word) => !stems.has(word))
  if (unknown.length) {
    if (stems.size > MOST_STEMS) stems.clear()
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
