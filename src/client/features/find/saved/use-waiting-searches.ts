import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import type { NotifyBy, SavedSearch } from '#shared/contract/saved-searches.ts'

/** The saved searches with the changes in the outbox. New searches have no id until they are sent. */
export function useWaitingSearches(searches: SavedSearch[] | undefined): SavedSearch[] | undefined {
  const removed = useWaiting('saved-search-remove')
  const changed = useWaiting('saved-search-notify')
  return searches
    ?.filter(({ id }) => !removed.some((body) => body.id === id))
    .map((search) => {
      const notify = changed.findLast(({ id }) => id === search.id)?.notify
      return notify ? { ...search, notify: notify as NotifyBy } : search
    })
}
