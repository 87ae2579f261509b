import type { QueryClient } from '@tanstack/react-query'

/**
 * Saves the favourites that were chosen on this device before signing in. Its code is loaded only then; a failure keeps
 * them for the next sign-in.
 */
export async function saveChosen(client: QueryClient): Promise<void> {
  try {
    const { saveChosenFavourites } = await import('#client/features/favourites/save-chosen.ts')
    await saveChosenFavourites(client)
  } catch {
    // They stay on the device.
  }
}
