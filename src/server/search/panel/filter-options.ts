import type { JobFilters, OfferFilters } from '#shared/contract/filters.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { FilterOption } from '#shared/contract/places.ts'
import type { JobsQuery, OffersQuery } from '#shared/contract/search.ts'
import type { Db } from '../../db/connect.ts'
import { MAX_COUNTED } from '../../http/paging.ts'
import type { Knowledge } from '../language/knowledge.ts'
import { currentKnowledge } from '../language/lookups-store.ts'
import type { ListQuery } from '../query/resolve-query.ts'
import type { Kind } from '../query/resolved-query.ts'
import { countFilters, countOfferNames, type FilterCounts } from './filters.ts'

const MAX_OPTIONS = 100
const NO_FILTERS = { q: '', city_ids: [], city_names: [], rubric_ids: [], language: [] }

/** The filter panel of the jobs, with the hit count of each value. */
export async function jobFilters(
  db: Db,
  query: JobsQuery & Pick<ListQuery, 'except'>,
  language: Language,
  now: Date,
): Promise<JobFilters> {
  const counts = await countFilters(db, 'jobs', query, now)
  const knowledge = await currentKnowledge(db)
  return { ...commonFilters(counts, knowledge, language, query), ...counts.facets }
}

/** The filter panel of the offers, with the hit count of each value. */
export async function offerFilters(
  db: Db,
  query: OffersQuery,
  language: Language,
  now: Date,
): Promise<OfferFilters> {
  const counts = await countFilters(db, 'offers', query, now)
  const knowledge = await currentKnowledge(db)
  const { pay_types, languages } = counts.facets
  const names = await countOfferNames(db, query, now, MAX_OPTIONS)
  return { ...commonFilters(counts, knowledge, language, query), pay_types, languages, names }
}

/** Cities or rubrics of listed rows, with the highest count first. */
export async function placeOptions(
  db: Db,
  kind: Kind,
  by: 'city' | 'rubric',
  language: Language,
  now: Date,
): Promise<FilterOption[]> {
  const counts = await countFilters(db, kind, NO_FILTERS, now)
  const knowledge = await currentKnowledge(db)
  return by === 'city'
    ? optionsOf(counts.cities, knowledge.cities, language)
    : optionsOf(counts.rubrics, knowledge.rubrics, language)
}

/** Listed rows by rubric. */
export const countByRubric = async (db: Db, kind: Kind, now: Date): Promise<Map<number, number>> =>
  (await countFilters(db, kind, NO_FILTERS, now)).rubrics

/** Titles of listed offers, with the highest count first. */
export const nameOptions = (db: Db, now: Date) => countOfferNames(db, NO_FILTERS, now, MAX_OPTIONS)

function commonFilters(
  { total, isEstimated, cities, rubrics, facets }: FilterCounts,
  knowledge: Knowledge,
  language: Language,
  chosen: { city_ids: number[]; rubric_ids: number[] },
) {
  const icons = new Map(knowledge.rubrics.map(({ id, icon }) => [id, icon]))
  const cityOptions = optionsOf(withChosen(cities, chosen.city_ids), knowledge.cities, language)
  const isShown = ({ id }: FilterOption, index: number) => index < MAX_OPTIONS || chosen.city_ids.includes(id)
  return {
    total: Math.min(total, MAX_COUNTED - 1),
    ...(total >= MAX_COUNTED ? { total_is_lower_bound: true } : {}),
    ...(isEstimated ? { counts_are_estimates: true } : {}),
    cities: cityOptions.filter(isShown),
    rubrics: optionsOf(withChosen(rubrics, chosen.rubric_ids), knowledge.rubrics, language).map((option) => ({
      ...option,
      icon: icons.get(option.id) ?? '',
    })),
    pay_types: facets.pay_types,
    languages: facets.languages,
  }
}

const withChosen = (counts: Map<number, number>, ids: number[]) =>
  ids.every((id) => counts.has(id)) ? counts : new Map([...ids.map((id) => [id, 0] as const), ...counts])

type Named = { id: number; names: Partial<Record<string, string>> }

function optionsOf(counts: Map<number, number>, items: Named[], language: Language): FilterOption[] {
  const named = byName(items, language)
  // Numeric sort keys take a tenth of the time: highest count first, then by name.
  const keys = new Float64Array(counts.size)
  let found = 0
  for (const [place, { id }] of named.entries()) {
    const count = counts.get(id)
    if (count !== undefined) keys[found++] = count * named.length + (named.length - 1 - place)
  }
  const descending = keys.subarray(0, found).sort().reverse()
  return Array.from(descending, (key) => {
    const { id, name } = named[named.length - 1 - (key % named.length)] as { id: number; name: string }
    return { id, name, count: Math.floor(key / named.length) }
  })
}

const sortedByName = new WeakMap<Named[], Map<Language, { id: number; name: string }[]>>()

// Comparing names with Intl.Collator is slow, so the order is cached.
function byName(items: Named[], language: Language) {
  const kept = sortedByName.get(items) ?? new Map<Language, { id: number; name: string }[]>()
  sortedByName.set(items, kept)
  const known = kept.get(language)
  if (known) return known
  const { compare } = new Intl.Collator(language)
  const named = items
    .map(({ id, names }) => ({ id, name: names[language] ?? names.de ?? names.en ?? '' }))
    .sort((a, b) => compare(a.name, b.name))
  kept.set(language, named)
  return named
}
