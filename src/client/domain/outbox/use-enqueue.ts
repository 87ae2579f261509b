import type { NewEntry } from '#client/platform/outbox/entry.ts'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { showStoringFailure } from './storing-failure.ts'

/** Adds an entry for a switch or a button without texts. When it cannot be stored, shows why and resolves with false. */
export function useEnqueue(): (entry: NewEntry) => Promise<boolean> {
  return async (entry) => {
    try {
      await enqueue(entry)
      return true
    } catch (error) {
      showStoringFailure(error)
      return false
    }
  }
}
