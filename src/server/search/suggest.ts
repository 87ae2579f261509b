import type { Suggestions } from '#shared/contract/filters.ts'
import type { Language } from '#shared/contract/languages.ts'
import { fold, wordsOf } from '#shared/rules/fold-text.ts'
import type { Db } from '../db/connect.ts'
import { states } from '../geography/states.ts'
import { currentLookups } from './language/lookups-store.ts'
import type { Kind } from './query/resolved-query.ts'
import { isLargeCached } from './sql/totals.ts'
import { listTitles } from './suggest-store.ts'

const TITLES = 6
const RUBRICS = 4
const CITIES = 4
const MIN_TYPED = 2
const COMPLETIONS = 30
// Removes the gender marker, as in "Reinigungskraft (m/w/d) – Teilzeit".
const GENDER_MARKERS = / ?\((?:[mwfdкжд] ?\/ ?){2}[mwfdxкжд]\)/giu

/** Suggestions for a keyword while it is typed. */
export async function suggest(
  db: Db,
  kind: Kind,
  typed: string,
  language: Language,
  now: Date,
): Promise<Suggestions> {
  const words = wordsOf(typed)
  const last = words.at(-1) ?? ''
  if (last.length < MIN_TYPED) return { titles: [], rubrics: [], cities: [] }
  const { lexicon, knowledge } = await currentLookups(db, await isLargeCached(db, kind))
  const beginnings = lexicon.startingWith(last, COMPLETIONS)
  const completions = beginnings.length ? beginnings : lexicon.typosOf(last)
  const groups = [...words.slice(0, -1).map((word) => [word]), completions].filter((group) => group.length)
  const tsquery = groups.map((group) => `(${group.map((word) => `'${word}'`).join(' | ')})`).join(' & ')
  const found = tsquery ? await listTitles(db, kind, tsquery, now, TITLES * 3) : []
  const titles = [...new Set(found.map((title) => title.replace(GENDER_MARKERS, '').trim()))].slice(0, TITLES)

  const folded = words.join(' ')
  const begins = (name: string) => {
    const own = fold(name)
    return own.startsWith(folded) || own.split(/[^\p{L}\d]+/u).some((word) => word.startsWith(folded))
  }
  const rubrics = knowledge.rubrics
    .filter(({ names, synonyms }) =>
      [...Object.values(names), ...Object.values(synonyms).flatMap((list) => list ?? [])].some(begins),
    )
    .slice(0, RUBRICS)
    .map(({ id, names, icon }) => ({ id, icon, name: names[language] ?? names.en ?? '' }))
  const suggested = new Set(knowledge.citiesCalled(words))
  for (const { id } of knowledge.citiesBeginning(folded)) suggested.add(id)
  const cities = knowledge.cities
    .filter(({ id }) => suggested.has(id))
    .slice(0, CITIES)
    .map(({ id, names, state }) => ({
      id,
      name: names[language] ?? names.de ?? '',
      region: states[state as keyof typeof states][language],
    }))
  return { titles, rubrics, cities }
}
