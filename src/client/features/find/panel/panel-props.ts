import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { City } from '#shared/contract/places.ts'
import type { Filters } from '../list/filters.ts'

// biome-ignore lint/suspicious/noExplicitAny: each list of options has a key of its own type
type Options<T> = Pick<UseQueryOptions<T, Error, T, any>, 'queryFn' | 'staleTime' | 'meta'> & {
  queryKey: QueryKey
}

/** What the filter panel is given by the page it stands on. */
export type PanelProps = {
  kind: 'jobs' | 'offers'
  /** As the list has them now. */
  filters: Filters
  /** As they are being chosen. */
  draft: Filters
  onDraft: (draft: Filters) => void
  onApply: (filters: Filters) => void
  /** All cities, fetched when somebody looks for one. */
  cities: Options<City[]>
  /** Where the keyword stands elsewhere on the page. */
  hasOwnKeyword?: boolean
}
