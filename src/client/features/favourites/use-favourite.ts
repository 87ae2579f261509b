import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Favourable } from '#client/domain/favourite-slot.tsx'
import { storingFailureText } from '#client/domain/outbox/storing-failure.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { requestPersistence } from '#client/platform/device/storage/stores.ts'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { addFavourite } from './add-favourite.ts'
import { changeFavourites, favouritesQueryOptions } from './queries.ts'
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
    } catch (error) {
      await loadAllWords()
      return showToast({ tone: 'error', text: storingFailureText(error) })
    }
    if (isFavourite) {
      await changeFavourites(client, viewer, type, (list) => list.filter((one) => one.id !== id))
    } else await addFavourite(client, viewer, thing)
    await loadAllWords()
    showToast({ tone: 'done', text: isFavourite ? t`Removed from favourites` : t`Added to favourites` })
    // Request persistent storage now that the device holds data worth keeping.
    if (!isFavourite) void requestPersistence()
  }
  return { isFavourite, toggle }
}
