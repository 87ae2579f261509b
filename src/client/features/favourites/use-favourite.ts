import { useLingui } from '@lingui/react/macro'
import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Favourable, favouriteKey } from '#client/domain/favourite-slot.tsx'
import { jobKeys, offerKeys, profileKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer, type Viewer } from '#client/platform/cache/viewer.ts'
import { takeRememberedAction } from '#client/platform/device/remembered-action.ts'
import { requestPersistence } from '#client/platform/device/storage/stores.ts'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { Job } from '#shared/contract/jobs.ts'
import type { Offer } from '#shared/contract/offers.ts'
import type { PublicProfile } from '#shared/contract/profiles.ts'
import { changeFavourites, favouritesQueryOptions } from './queries.ts'
import type { Favourite } from './stored-favourites.ts'
import { pendingChoice } from './waiting-changes.ts'

/** Whether something is a favourite, including changes in the outbox, and a function to change that. */
export function useFavourite(thing: Favourable) {
  const { t } = useLingui()
  const client = useQueryClient()
  const viewer = useViewer()
  const { type, id, title } = thing
  const { data } = useQuery(favouritesQueryOptions(viewer, type))
  const isFavourite = pendingChoice(useOutbox(), type, id) ?? data?.some((one) => one.id === id) ?? false

  const toggle = async () => {
    const kind = isFavourite ? 'favourite-remove' : 'favourite-add'
    try {
      await enqueue({ kind, label: title, body: { type, id } })
    } catch {
      await loadAllWords()
      return showToast({
        tone: 'error',
        text: t`There is no space left on this device to save this. Free up some space and try again.`,
      })
    }
    await changeFavourites(client, viewer, type, (list) => {
      const others = list.filter((one) => one.id !== id)
      return isFavourite ? others : [newFavourite(client, viewer, thing), ...others]
    })
    await loadAllWords()
    showToast({ tone: 'done', text: isFavourite ? t`Removed from favourites` : t`Added to favourites` })
    // Request persistent storage now that the device holds data worth keeping.
    if (!isFavourite) void requestPersistence()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: repeats the press of the signed-out visitor once
  useEffect(() => {
    if (takeRememberedAction('favourite', favouriteKey(thing)) && !isFavourite) void toggle()
  }, [])
  return { isFavourite, toggle }
}

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
