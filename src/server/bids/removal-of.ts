import type { Bid } from '#shared/contract/bids.ts'
import type { BidRow } from './store.ts'

export type Removable = Pick<BidRow, 'removed_at' | 'removed_reason' | 'removed_ground'>

/** Why staff have taken a bid down, for its worker; empty if they have not. */
export const removalOf = ({
  removed_at,
  removed_reason,
  removed_ground = null,
}: Partial<Removable>): Pick<Bid, 'removal'> =>
  removed_at ? { removal: { reason: removed_reason ?? '', ground: removed_ground } } : {}
