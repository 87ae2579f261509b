import type { ReactNode } from 'react'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { hasBidIn } from './has-bid-in.ts'

type Props = { slug: string; hasBid: boolean; children: ReactNode }

/**
 * Its children if the current user has bid for the job, also if the bid waits in the outbox. It loads apart from the card,
 * because it imports the outbox.
 */
export function OwnBidMark({ slug, hasBid, children }: Props) {
  return hasBidIn(useOutbox(), slug, hasBid) ? children : null
}
