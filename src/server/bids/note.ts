import type { BidNote, ReceivedBid } from '#shared/contract/bids.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { findReceivedBid, saveNote } from './store.ts'
import { toReceivedBid } from './view.ts'

/**
 * Stores the owner's private note on a bid in any state. Duplicate tags are removed. Idempotent.
 * @throws Problem 404
 */
export async function saveBidNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: number,
  id: number,
  { text, tags }: BidNote,
): Promise<ReceivedBid> {
  const bid = await findReceivedBid(db, ownerId, id)
  if (!bid) throw notFound()
  const note = { text, tags: [...new Set(tags)] }
  await saveNote(db, id, note, clock())
  return toReceivedBid({ ...bid, note_text: note.text, note_tags: note.tags })
}
