import { useConnection } from '#client/platform/api/use-connection.ts'
import { useEntries, useWaiting } from '#client/platform/outbox/use-outbox.ts'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { withAnswer, withSeen } from './bid-list.ts'

/** The bids with the read marks, answers and notes that wait in the outbox. */
export function useWaitingAnswers(bids: ReceivedBid[] | undefined): ReceivedBid[] | undefined {
  const seen = useWaiting('bid-seen').flatMap(({ ids }) => ids)
  const answers = useWaiting('bid-answer')
  const notes = useWaiting('bid-note')
  if (!bids) return undefined
  const answered = answers.reduce(
    (list, { bidId, ...answer }) => withAnswer(list, bidId, answer),
    withSeen(bids, seen),
  )
  return answered.map((bid) => {
    const waiting = notes.findLast(({ bidId }) => bidId === bid.id)
    if (!waiting) return bid
    const { text, tags, version } = waiting
    return { ...bid, note: { text, tags, version } }
  })
}

/** Whether the answer to a bid waits for a connection. */
export function useIsAnswerWaiting(id: number): boolean {
  const isOffline = useConnection() === 'offline'
  const entries = useEntries('bid-answer')
  return isOffline && entries.some(({ state, body }) => state !== 'failed' && body.bidId === id)
}

/** The answer and the note on a bid that the server has refused. */
export function useRefusedAnswers(id: number) {
  const entries = [...useEntries('bid-answer'), ...useEntries('bid-note')]
  return entries.filter(({ state, body }) => state === 'failed' && body.bidId === id)
}
