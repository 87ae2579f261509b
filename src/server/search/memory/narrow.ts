import type { Wanted } from '../query/wanted.ts'
import { type Bitmap, keepCommon } from './bitmap.ts'
import type { RowIndex } from './row-index.ts'
import type { RowList } from './row-list.ts'

/** Matching rows of each filter; null for a filter that is not set. */
export type Filters = Record<'cities' | 'rubrics' | 'facets' | 'pay' | 'since', Bitmap | null>

/** Evaluates each filter separately. */
export const filtersOf = (
  index: RowIndex,
  { cityIds, rubricIds, facets, payMin, since }: Wanted,
): Filters => ({
  cities: cityIds && union(index, cityIds, index.inCity),
  rubrics: rubricIds.length ? union(index, rubricIds, index.inRubric) : null,
  facets: facets && index.facets.withFacets(index.scratch.none, facets),
  pay: payMin && index.payingAtLeast(payMin.column === 'pay_cents' ? 'pay' : 'month', payMin.cents),
  since: since && index.publishedSince(since.getTime()),
})

/** Intersects `rows` with all filters, in place. */
export function narrow(rows: Bitmap, filters: Filters): Bitmap {
  for (const filter of Object.values(filters)) if (filter) keepCommon(rows, filter)
  return rows
}

function union(index: RowIndex, ids: number[], listOf: (id: number) => RowList | undefined): Bitmap {
  const found = index.scratch.none()
  for (const id of ids) listOf(id)?.addTo(found)
  return found
}
