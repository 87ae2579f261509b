import type { QueryClient } from '@tanstack/react-query'
import { offerKeys, offersKeys, profileKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import { withPosting } from '../list-changes.ts'
import { ownOffersKey, ownOffersQueryOptions } from './queries.ts'

/** Writes the server's answer to the cache and refetches the public lists. */
export function cacheOffer(client: QueryClient, viewer: Viewer, offer: OwnOffer): void {
  client.setQueryData(ownOffersQueryOptions(viewer).queryKey, (list) => list && withPosting(list, offer))
  refetchShown(client)
}

/** Removes a deleted offer from the cache. */
export function dropOffer(client: QueryClient, viewer: Viewer, id: number): void {
  client.setQueryData(ownOffersQueryOptions(viewer).queryKey, (list) =>
    list?.filter((offer) => offer.id !== id),
  )
  refetchShown(client)
}

function refetchShown(client: QueryClient): void {
  for (const queryKey of [ownOffersKey, offersKeys.all, offerKeys.all, profileKeys.all])
    void client.invalidateQueries({ queryKey })
}
