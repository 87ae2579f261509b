import type { Transaction } from 'kysely'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import { SECOND_MS } from '#shared/durations.ts'
import type { Db } from '../db/connect.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { type Decision, decideReport } from './decide.ts'
import { deleteHoldOf, insertHold, tryOut } from './held-store.ts'

type Needs = Pick<Deps, 'clock' | 'tasks' | 'config'>

/**
 * Stores the decision about a report. It takes effect after `UNDO_MS`, even when the moderator has closed the browser by
 * then. What the decision would refuse is refused at once: it is tried and rolled back.
 * @throws Problem as `decideReport`
 */
export async function holdReportDecision(
  deps: Needs,
  trx: Transaction<Tables>,
  actor: Actor,
  id: number,
  decision: Decision,
): Promise<void> {
  await tryOut(trx, () => decideReport(deps, trx, actor, id, decision))
  const due_at = new Date(deps.clock().getTime() + UNDO_MS)
  const hold = { report_id: id, moderator_id: actor.id, decision: JSON.stringify(decision), due_at }
  const holdId = await insertHold(trx, hold, deps.clock())
  if (holdId === null) throw new Problem('report_decided')
  await deps.tasks.add(trx, 'decide-held-report', { hold_id: holdId }, UNDO_MS / SECOND_MS)
}

/**
 * Undoes the moderator's own decision before it takes effect.
 * @throws Problem 409 report_decided
 */
export async function undoReportDecision(db: Db, moderatorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const hold = await deleteHoldOf(trx, id)
    if (hold?.moderator_id !== moderatorId) throw new Problem('report_decided')
  })
}
