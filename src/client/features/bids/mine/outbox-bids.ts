import type { EntryOf, NewEntry, OutboxEntry } from '#client/platform/outbox/entry.ts'
import { isPerhapsSent } from '#client/platform/outbox/queue.ts'
import type { OwnBid } from '#shared/contract/bids.ts'
import { hasFailed } from '#shared/rules/bid-states.ts'

const isBid = (entry: OutboxEntry): entry is EntryOf<'bid'> => entry.kind === 'bid'
const isWithdrawal = (entry: OutboxEntry): entry is EntryOf<'bid-withdrawal'> =>
  entry.kind === 'bid-withdrawal'

/** Finds the bid for a job in the outbox. */
export const bidOf = (entries: readonly OutboxEntry[], slug: string): EntryOf<'bid'> | undefined =>
  entries.filter(isBid).find((entry) => entry.body.slug === slug)

// Sending the same bid again gets the same answer.
const FINAL_CODES = ['vacancy_closed', 'already_bid', 'own_vacancy', 'chat_blocked', 'not_found']

/** Whether a bid was refused for a reason that sending it again does not change. */
export const isRefusedForGood = ({ state, error }: EntryOf<'bid'>): boolean =>
  state === 'failed' && FINAL_CODES.includes(error?.code ?? '')

/** The bids to list: one in the outbox is shown among the active ones, also one that replaces an ended one. */
export const bidsIn = <B extends Pick<OwnBid, 'state' | 'job'>>(
  tab: 'active' | 'ended',
  bids: readonly B[] | undefined,
  entries: readonly OutboxEntry[],
): B[] | undefined =>
  bids?.filter(({ state, job }) => hasFailed(state) === (tab === 'ended') && !bidOf(entries, job.slug))

/** Finds the withdrawal of a job's bid in the outbox. */
export const withdrawalOf = (
  entries: readonly OutboxEntry[],
  slug: string,
): EntryOf<'bid-withdrawal'> | undefined =>
  entries.filter(isWithdrawal).find((entry) => entry.body.slug === slug)

// Another bid stands, perhaps from another device. The page shows it, and it can be withdrawn there.
const isBidElsewhere = ({ state, error }: EntryOf<'bid'>) =>
  state === 'failed' && error?.code === 'already_bid'

/**
 * The withdrawal of a discarded bid, if it may have arrived: else the employer would read a bid that its writer believes
 * discarded. The bid that it was to replace stays. Null if there is nothing to withdraw.
 */
export function withdrawalOfDiscarded(entry: EntryOf<'bid'>): NewEntry | null {
  if (!isPerhapsSent(entry) || isBidElsewhere(entry)) return null
  const { slug, replaces } = entry.body
  return {
    kind: 'bid-withdrawal',
    label: entry.label,
    body: { slug, ...(replaces !== undefined && { except: replaces }) },
  }
}
