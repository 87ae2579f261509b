import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { City } from '#shared/contract/places.ts'
import type { Filters } from './filters.ts'

// biome-ignore lint/suspicious/noExplicitAny: each list of options has a key of its own type
type Options<T> = Pick<UseQueryOptions<T, Error, T, any>, 'queryFn' | 'staleTime' | 'meta'> & {
  queryKey: QueryKey
}

/** Filters being edited, with the lowest pay as it was typed. */
export type Draft = Filters & { typedMin?: string }

/** What a list page passes to the filter panel. */
export type PanelProps = {
  kind: 'jobs' | 'offers'
  /** The filters applied to the list now. */
  filters: Filters
  draft: Draft
  onDraft: (draft: Draft) => void
  onApply: (filters: Filters) => void
  /** All cities, fetched when the city search is used. */
  cities: Options<City[]>
  /** Whether the page shows the keyword elsewhere. */
  hasOwnKeyword?: boolean
}
