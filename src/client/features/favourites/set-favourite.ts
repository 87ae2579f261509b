import type { QueryClient } from '@tanstack/react-query'
import type { Favourable } from '#client/domain/favourite-slot.tsx'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { addFavourite } from './add-favourite.ts'
import { changeFavourites } from './queries.ts'

/**
 * Adds something to the favourites or removes it: through the outbox, and at once in the list on this device.
 * @throws when the device cannot store it
 */
export async function setFavourite(
  client: QueryClient,
  viewer: Viewer,
  thing: Favourable,
  isFavourite: boolean,
): Promise<OutboxEntry> {
  const { type, id, title, slug } = thing
  const kind = isFavourite ? 'favourite-add' : 'favourite-remove'
  const entry = await enqueue({ kind, label: title, body: { type, id, slug } })
  if (isFavourite) await addFavourite(client, viewer, thing)
  else await changeFavourites(client, viewer, type, (list) => list.filter((one) => one.id !== id))
  return entry
}
