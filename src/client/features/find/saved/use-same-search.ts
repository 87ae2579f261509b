import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import type { SavedFilters } from '#shared/contract/saved-searches.ts'
import { isSameSearch } from '#shared/rules/same-search.ts'
import type { Filters } from '../filters/filters.ts'
import { savedSearchesQueryOptions } from './queries.ts'
import { toSavedFilters } from './saved-filters.ts'
import { useWaitingSearches } from './use-waiting-searches.ts'

/**
 * The title of the saved search with the same filters, also of one in the outbox; null if there is none, undefined while
 * the list is loading.
 */
export function useSameSearch(filters: Filters): string | null | undefined {
  const { data, isLoading } = useQuery(savedSearchesQueryOptions(useViewer()))
  const saved = useWaitingSearches(data)
  const waiting = useWaiting('saved-search-add')
  if (isLoading) return undefined
  const asked = toSavedFilters(filters)
  const same = [...(saved ?? []), ...waiting].find((search) =>
    isSameSearch(search.filters as SavedFilters, asked),
  )
  return same?.title ?? null
}
