import { type Kysely, sql } from 'kysely'
import { plainWords } from '#shared/rules/fold-text.ts'
import type { Tables } from '../db/tables.ts'
import { createKnowledge, type Knowledge } from './knowledge.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'

type Executor = Kysely<Tables>
/** What this process knows of words: kept in memory, because a typo is looked for among all of them. */
export type Lookups = { lexicon: Lexicon; knowledge: Knowledge }

type Kept = Lookups & { lastWord: number; readAt: number; stems: Map<string, string[]> }
// Rubrics are changed by an administrator, cities hardly ever.
const KNOWLEDGE_MS = 30_000
const MOST_STEMS = 20_000
const kept = new WeakMap<Executor, Kept>()

/** The lookups, with every word that was committed by now. */
export async function currentLookups(db: Executor): Promise<Lookups> {
  let own = kept.get(db)
  if (!own || Date.now() - own.readAt > KNOWLEDGE_MS) {
    const knowledge = await readKnowledge(db)
    const lexicon = own?.lexicon ?? createLexicon()
    lexicon.add(knowledge.words)
    own = {
      ...{ lexicon, knowledge, readAt: Date.now() },
      // Again from the beginning: a word that was committed late may have a lower number than one already read.
      ...{ lastWord: 0, stems: own?.stems ?? new Map() },
    }
    kept.set(db, own)
  }
  const learnt = await db
    .selectFrom('search_dictionary')
    .select(['id', 'word'])
    .where('id', '>', own.lastWord)
    .orderBy('id')
    .execute()
  own.lexicon.add(learnt.map(({ word }) => word))
  own.lastWord = Math.max(own.lastWord, ...learnt.slice(-1).map(({ id }) => id))
  return own
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
    .select(['id', 'names', 'aliases', 'state', 'postcode', 'population', 'lat', 'lon'])
    .execute()
  return createKnowledge(rubrics, cities)
}
