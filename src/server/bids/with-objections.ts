import type { OwnBid } from '#shared/contract/bids.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Deps } from '../http/deps.ts'
import { objectionPath } from '../objections/link.ts'
import { listObjectionable } from '../objections/objectionable.ts'

/** A worker's own bids, those that staff have taken down with the page on which the worker can object (DSA Art. 20). */
export async function withObjections(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  bids: OwnBid[],
  language: Language,
): Promise<OwnBid[]> {
  const at = clock()
  const removed = bids.filter(({ removal }) => removal).map(({ id }) => ({ id, submittedAt: null }))
  const open = await listObjectionable(db, 'bid', removed, at)
  return bids.map((bid) => {
    const { id, removal } = bid
    if (!removal) return bid
    const objection = open.has(id) ? objectionPath(config, { type: 'bid', id, at }, language) : null
    return { ...bid, removal: { ...removal, objection } }
  })
}
