import { useEntries, useWaiting } from '#client/platform/outbox/use-outbox.ts'
import type { Entry } from './entry-drafts.ts'
import type { EntryKind } from './profile-calls.ts'

/**
 * A list of the profile with the changes that wait in the outbox.
 * @returns `entries` without the deleted and with the changed ones, and `added`, which have no id yet
 */
export function useWaitingEntries(kind: EntryKind, entries: readonly Entry[]) {
  const removed = useWaiting('profile-entry-remove').filter(({ list }) => list === kind)
  const changed = useWaiting('profile-entry-change').filter(({ list }) => list === kind)
  const added = useEntries('profile-entry-add').filter(({ body }) => body.list === kind)
  const left = entries.filter((entry) => !removed.some(({ id }) => id === entry.id))
  return {
    entries: left.map((entry): Entry => {
      const changes = changed.filter(({ id }) => id === entry.id)
      // A waiting text was written for the version that its entry knows.
      const [first] = changes
      const version = first ? first.version : entry.version
      return Object.assign({}, entry, ...changes.map(({ fields }) => fields), { version })
    }),
    added,
  }
}
