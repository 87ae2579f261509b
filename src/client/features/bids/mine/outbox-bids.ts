import type { EntryOf, OutboxEntry } from '#client/platform/outbox/entry.ts'

const isBid = (entry: OutboxEntry): entry is EntryOf<'bid'> => entry.kind === 'bid'
const isWithdrawal = (entry: OutboxEntry): entry is EntryOf<'bid-withdrawal'> =>
  entry.kind === 'bid-withdrawal'

/** The bid for a job that still waits on the device. */
export const bidOf = (entries: readonly OutboxEntry[], slug: string): EntryOf<'bid'> | undefined =>
  entries.filter(isBid).find((entry) => entry.body.slug === slug)

/** The withdrawal of a job's bid that still waits on the device. */
export const withdrawalOf = (
  entries: readonly OutboxEntry[],
  slug: string,
): EntryOf<'bid-withdrawal'> | undefined =>
  entries.filter(isWithdrawal).find((entry) => entry.body.slug === slug)
