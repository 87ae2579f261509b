import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Favourable } from '#client/domain/favourite-slot.tsx'
import { storingFailureText } from '#client/domain/outbox/storing-failure.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { requestPersistence } from '#client/platform/device/storage/stores.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { favouritesQueryOptions } from './queries.ts'
import { setFavourite } from './set-favourite.ts'
import { isFavouriteIn } from './waiting-changes.ts'

/** Whether something is a favourite, including changes in the outbox, and a function to change that. */
export function useFavourite(thing: Favourable) {
  const { t } = useLingui()
  const client = useQueryClient()
  const viewer = useViewer()
  const { data } = useQuery(favouritesQueryOptions(viewer, thing.type))
  const isFavourite = isFavouriteIn(data, useOutbox(), thing)

  const toggle = async () => {
    try {
      await setFavourite(client, viewer, thing, !isFavourite)
    } catch (error) {
      await loadAllWords()
      return showToast({ tone: 'error', text: storingFailureText(error) })
    }
    await loadAllWords()
    showToast({ tone: 'done', text: isFavourite ? t`Removed from favourites` : t`Added to favourites` })
    // Request persistent storage now that the device holds data worth keeping.
    if (!isFavourite) void requestPersistence()
  }
  return { isFavourite, toggle }
}
