import { queryOptions } from '@tanstack/react-query'
import { countTypedDrafts, readUnsent } from '#client/domain/outbox/read-unsent.ts'
import { hasSealedWork } from '#client/platform/device/session/seal.ts'
import { countDamagedEntries } from '#client/platform/outbox/outbox.ts'

// Counted again at each visit.
const ON_DEVICE = { networkMode: 'always', staleTime: 0, gcTime: 0 } as const

/** The number of entries that the device can no longer read. */
export const damagedQueryOptions = (userId: number | null) =>
  queryOptions({ queryKey: ['damaged-entries', userId], queryFn: countDamagedEntries, ...ON_DEVICE })

/** Whether there are entries or drafts to be saved as a file. `entries`: how many are shown. */
export const hasUnsentQueryOptions = (userId: number | null, entries: number) =>
  queryOptions({
    queryKey: ['has-unsent', userId, entries],
    queryFn: async () => {
      const { outbox, drafts } = await readUnsent(userId)
      return outbox.length + drafts.length > 0
    },
    ...ON_DEVICE,
  })

/** What the outbox does not show: whether unsent work of the account is still encrypted, and how many drafts hold a text. */
export const hiddenWorkQueryOptions = (userId: number | null) =>
  queryOptions({
    queryKey: ['hidden-work', userId],
    queryFn: async () => {
      if (userId === null) return { isSealed: false, drafts: 0 }
      const [isSealed, drafts] = await Promise.all([hasSealedWork(userId), countTypedDrafts(userId)])
      return { isSealed, drafts }
    },
    ...ON_DEVICE,
  })
