import type { Transaction } from 'kysely'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import { requireReadDecision } from '../held-decisions/require-read-decision.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { notify } from '../notifications/notify.ts'
import { closeRevoked } from '../objections/close.ts'
import { findForTakeDown, showOfferAgain } from '../offers/take-down.ts'

/**
 * Shows a taken-down offer again and tells its author. An open objection to the take-down thereby succeeds.
 * @param shown `reason` is for staff: the audit log keeps it
 * @throws Problem 404, 409 offer_not_taken_down, already_decided
 */
export async function showOffer(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  {
    moderatorId,
    id,
    reason,
    decided_at,
  }: { moderatorId: number; id: number; reason: string; decided_at?: string | undefined },
): Promise<void> {
  const now = deps.clock()
  const found = await findForTakeDown(trx, id)
  if (!found) throw notFound()
  if (!found.takenDownAt) throw new Problem('offer_not_taken_down')
  requireReadDecision(decided_at, found.takenDownAt)
  await showOfferAgain(trx, id, now)
  await closeRevoked(trx, { type: 'offer', id }, { by: moderatorId, now })
  await recordAction(trx, {
    actorId: moderatorId,
    action: 'offer.shown_again',
    subject: { type: 'offer', id },
    reason,
    before: { taken_down: true },
    after: { taken_down: false },
    at: now,
  })
  await notify(deps, trx, {
    user_id: found.ownerId,
    kind: 'offer_taken_down',
    subject: { type: 'offer', id, title: found.title },
    detail: 'restored',
  })
}
