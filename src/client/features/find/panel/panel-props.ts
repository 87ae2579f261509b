import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { City } from '#shared/contract/places.ts'
import type { Filters } from '../list/filters.ts'

// biome-ignore lint/suspicious/noExplicitAny: each list of options has a key of its own type
type Options<T> = Pick<UseQueryOptions<T, Error, T, any>, 'queryFn' | 'staleTime' | 'meta'> & {
  queryKey: QueryKey
}

/** Filters as they are being chosen, with the least pay as it was typed. */
export type Draft = Filters & { typedMin?: string }

/** What the filter panel is given by the page it stands on. */
export type PanelProps = {
  kind: 'jobs' | 'offers'
  /** As the list has them now. */
  filters: Filters
  draft: Draft
  onDraft: (draft: Draft) => void
  onApply: (filters: Filters) => void
  /** All cities, fetched when somebody looks for one. */
  cities: Options<City[]>
  /** Where the keyword stands elsewhere on the page. */
  hasOwnKeyword?: boolean
}
