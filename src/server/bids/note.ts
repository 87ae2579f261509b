import type { BidNote, ReceivedBid } from '#shared/contract/bids.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { requireVersion } from '../http/text-version.ts'
import { findReceivedBid, lockBid, saveNote } from './store.ts'
import { noteVersion, toReceivedBid } from './view.ts'

/**
 * Stores the owner's private note on a bid in any state. Duplicate tags are removed. Idempotent.
 * @param known the version of the note that this one was written for; null for any
 * @throws Problem 404, 412 changed_elsewhere
 */
export async function saveBidNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: number,
  id: number,
  { text, tags }: BidNote,
  known: number | null,
): Promise<ReceivedBid> {
  const note = { text, tags: [...new Set(tags)] }
  return inTransaction(db, async (trx) => {
    // A colleague may write at the same moment.
    await lockBid(trx, id)
    const bid = await findReceivedBid(trx, ownerId, id)
    if (!bid) throw notFound()
    const noted = { ...bid, note_text: note.text, note_tags: note.tags }
    requireVersion(known, { stored: noteVersion(bid), added: noteVersion(noted) })
    await saveNote(trx, id, note, clock())
    return toReceivedBid(noted)
  })
}
