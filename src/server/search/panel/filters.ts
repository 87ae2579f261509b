import type { Db } from '../../db/connect.ts'
import { MAX_COUNTED } from '../../http/paging.ts'
import { countInIndex } from '../memory/count-in-index.ts'
import { currentIndex } from '../memory/current-index.ts'
import { citiesAroundChosen, type ListQuery, resolveQuery } from '../query/resolve-query.ts'
import type { Kind, ResolvedQuery } from '../query/resolved-query.ts'
import { countFromCells, type EstimatedCounts, isCountedByCell } from '../sql/cell-counts.ts'
import { countNames, countValues } from '../sql/filters-store.ts'
import { countTotal, isLargeCached } from '../sql/totals.ts'
import { facetCounts } from './facet-counts.ts'

/** The hit count of each filter value with all other filters applied; ids without names. */
export type FilterCounts = {
  total: number
  isEstimated: boolean
  cities: Map<number, number>
  rubrics: Map<number, number>
  facets: ReturnType<typeof facetCounts>
}

/** Counts for the filter panel. A filter does not apply to its own values, so that another value can be chosen. */
export async function countFilters(db: Db, kind: Kind, query: ListQuery, now: Date): Promise<FilterCounts> {
  const isLarge = await isLargeCached(db, kind)
  const { resolved } = await resolveQuery(db, query, now, isLarge)
  const nothing = { cities: new Map(), rubrics: new Map(), facets: facetCounts(new Map(), query) }
  if (!resolved) return { total: 0, isEstimated: false, ...nothing }
  const index = isLarge && !resolved.names.length ? await currentIndex(db, kind) : null
  if (index) {
    const { total, cities: alone, rubrics, facets } = countInIndex(index, resolved)
    const cities = await withNeighbours(db, query, alone)
    const found = { cities, rubrics, facets: facetCounts(facets, query) }
    return { total: Math.min(total, MAX_COUNTED), isEstimated: false, ...found }
  }
  const { total, tiers } = await countTotal(db, kind, resolved, isLarge)
  const asked = { ...resolved, tiers }
  const whole = isLarge && isCountedByCell(asked) ? await countFromCells(db, kind, asked) : null
  const counted = whole ?? (await fromRows(db, kind, asked, isLarge))
  return {
    total: Math.min(total, MAX_COUNTED),
    isEstimated: counted.isEstimated,
    cities: await withNeighbours(db, query, counted.cities),
    rubrics: counted.rubrics,
    facets: facetCounts(counted.facets, query),
  }
}

/** A chosen city counts what the list shows for it: with a radius, also the hits of the cities around it. */
export async function withNeighbours(
  db: Db,
  query: ListQuery,
  counts: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  const around = await citiesAroundChosen(db, query)
  const sums = [...around].map(
    ([city, ids]) => [city, ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)] as const,
  )
  return new Map([...counts, ...sums])
}

/** Titles of offers with their counts; the title filter does not apply. */
export async function countOfferNames(db: Db, query: ListQuery, now: Date, max: number) {
  const { resolved } = await resolveQuery(db, query, now, await isLargeCached(db, 'offers'))
  return resolved ? countNames(db, { ...resolved, names: [] }, max) : []
}

async function fromRows(
  db: Db,
  kind: Kind,
  resolved: ResolvedQuery,
  isLarge: boolean,
): Promise<EstimatedCounts> {
  const count = (changed: Partial<ResolvedQuery>) =>
    countValues(db, kind, { ...resolved, ...changed }, { isLarge })
  const all = await count({})
  const cities = resolved.cityIds ? await count({ cityIds: null }) : all
  const rubrics = resolved.rubricIds.length ? await count({ rubricIds: [] }) : all
  const facets = resolved.facets ? await count({ facets: null }) : all
  return {
    cities: cities.cities,
    rubrics: rubrics.rubrics,
    facets: facets.facets,
    isEstimated: [cities, rubrics, facets].some(({ isEstimated }) => isEstimated),
  }
}
