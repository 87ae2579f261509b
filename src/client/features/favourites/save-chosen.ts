import { plural } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { favouriteKey } from '#client/domain/favourite-slot.tsx'
import { showStoringFailure } from '#client/domain/outbox/storing-failure.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { forgetChosen, listChosen } from '#client/platform/device/chosen-favourites.ts'
import { takeRememberedAction } from '#client/platform/device/remembered-action.ts'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { roleOfKind } from '#shared/rules/favourite-role.ts'
import { addFavourite } from './add-favourite.ts'

/**
 * Saves what was marked with the star on this device before signing in, and says so. What this role cannot save stays for
 * another account.
 */
export async function saveChosenFavourites(client: QueryClient): Promise<void> {
  const viewer = getViewer()
  const own = (await listChosen()).filter(({ type }) => viewer.role === roleOfKind(type))
  if (own.length === 0) return
  try {
    for (const { type, id, title, slug } of own)
      await enqueue({ kind: 'favourite-add', label: title, body: { type, id, slug } })
  } catch (error) {
    // They stay on the device, and are saved at the next start.
    await loadAllWords()
    return showStoringFailure(error)
  }
  for (const thing of own) {
    await addFavourite(client, viewer, thing)
    takeRememberedAction('favourite', favouriteKey(thing))
  }
  // Only now: after a crash they are saved again, which changes nothing.
  await forgetChosen(own)
  await loadAllWords()
  const [{ title } = { title: '' }] = own
  showToast({
    tone: 'done',
    text: plural(own.length, {
      one: `Saved to your favourites: ${title}`,
      other: 'Saved to your favourites: # items that you had chosen before',
    }),
  })
}
