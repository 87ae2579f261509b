import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import type { DeclineReason, ReceivedBid } from '#shared/contract/bids.ts'

/** An answer to bids. `others` are the unanswered bids that are declined because this one is chosen. */
export type Answer = {
  state: 'accepted' | 'declined'
  reason?: DeclineReason | null
  others?: readonly ReceivedBid[]
}

/**
 * Answers bids through the outbox: at once, or when the device is back online. Each bid has an entry of its own, so that
 * a later answer to one of them replaces it.
 */
export function useAnswerBids() {
  const enqueue = useEnqueue()
  return async (bids: readonly ReceivedBid[], { state, reason = null, others }: Answer): Promise<void> => {
    const answer = { state, reason, ...(others && { others: others.map(({ id }) => id) }) }
    // On a full disk the other answers would fail too.
    for (const { id, bidder } of bids)
      if (!(await enqueue({ kind: 'bid-answer', label: bidder.name, body: { bidId: id, ...answer } }))) return
  }
}
