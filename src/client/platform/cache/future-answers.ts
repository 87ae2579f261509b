import { focusManager, type Query, type QueryClient } from '@tanstack/react-query'

/*
 * When the clock of the device is set back, answers have a time that is still to come. They would count as fresh until then.
 */

/** Whether the answer of a query is from a time that is still to come. */
export const isFuture = ({ state }: Pick<Query, 'state'>): boolean => state.dataUpdatedAt > Date.now()

/** Invalidates the answer of a query if it is from a time that is still to come. */
export function invalidateFuture(query: Query | undefined): void {
  if (query && isFuture(query)) query.invalidate()
}

/** Invalidates such answers whenever a screen or tab is opened, or shown again. */
export function distrustFuture(client: QueryClient): void {
  // Both come before the query library decides what to fetch.
  focusManager.subscribe(() => client.getQueryCache().getAll().forEach(invalidateFuture))
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerAdded') invalidateFuture(query)
  })
}
