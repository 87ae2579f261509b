import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Favourable } from '#client/domain/favourite-slot.tsx'
import { jobKeys, offerKeys, profileKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { Job } from '#shared/contract/jobs.ts'
import type { Offer } from '#shared/contract/offers.ts'
import type { PublicProfile } from '#shared/contract/profiles.ts'
import { changeFavourites } from './queries.ts'
import type { Favourite } from './stored-favourites.ts'

/** Puts a favourite first in the list on this device. The server learns of it from the outbox. */
export const addFavourite = (client: QueryClient, viewer: Viewer, thing: Favourable): Promise<void> =>
  changeFavourites(client, viewer, thing.type, (list) => [
    newFavourite(client, viewer, thing),
    ...list.filter((one) => one.id !== thing.id),
  ])

/** Creates a favourite, with its full text if that is cached. Otherwise the next fetch adds the text. */
function newFavourite(client: QueryClient, viewer: Viewer, { type, id, title, slug }: Favourable): Favourite {
  const findCached = <T extends { id: number }>(queryKey: QueryKey) =>
    client
      .getQueriesData<T>({ queryKey })
      .findLast(([key, data]) => data?.id === id && key.includes(viewer.language))?.[1] ?? null
  return {
    id,
    title,
    state: 'open',
    added_at: new Date().toISOString(),
    ...(slug ? { slug } : {}),
    ...(type === 'jobs' ? { job: findCached<Job>(jobKeys.all) } : {}),
    ...(type === 'offers' ? { offer: findCached<Offer>(offerKeys.all) } : {}),
    ...(type === 'users' ? { user: findCached<PublicProfile>(profileKeys.all) } : {}),
  }
}
