import type { QueryClient } from '@tanstack/react-query'
import type { Viewer } from '#client/platform/viewer.ts'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import { ownOffersQueryOptions } from './queries.ts'

/** The list with this offer as it is now: in its place, or first when it is new. */
export const withOffer = (list: OwnOffer[], offer: OwnOffer): OwnOffer[] =>
  list.some(({ id }) => id === offer.id)
    ? list.map((other) => (other.id === offer.id ? offer : other))
    : [offer, ...list]

/** The list with the switch of one offer set; applied with the old value it is its own inverse. */
export const withPublished = (list: OwnOffer[], id: number, published: boolean): OwnOffer[] =>
  list.map((offer) => (offer.id === id ? { ...offer, published } : offer))

/** Takes over what the server answered. What everybody sees of it is fetched again. */
export function keepOffer(client: QueryClient, viewer: Viewer, offer: OwnOffer): void {
  client.setQueryData(ownOffersQueryOptions(viewer).queryKey, (list) => list && withOffer(list, offer))
  refetchShown(client)
}

/** Forgets an offer that is no more. */
export function dropOffer(client: QueryClient, viewer: Viewer, id: number): void {
  client.setQueryData(ownOffersQueryOptions(viewer).queryKey, (list) =>
    list?.filter((offer) => offer.id !== id),
  )
  refetchShown(client)
}

function refetchShown(client: QueryClient): void {
  for (const part of ['own-offers', 'offers', 'offer', 'offer-filter', 'profile'])
    void client.invalidateQueries({ queryKey: [part] })
}
