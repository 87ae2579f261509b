import * as z from 'zod/mini'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { findUser } from '../accounts/users.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { defineTask } from '../tasks/task.ts'
import { decideReport } from './decide.ts'
import { deleteHold, findHold } from './held-store.ts'
import { findReport } from './store.ts'

type Payload = { hold_id: number }

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'decide-held-report': Payload
  }
}

async function decideHeld(deps: Deps, { hold_id: id }: Payload): Promise<void> {
  const hold = await findHold(deps.db, id)
  if (!hold) return
  const moderator = await findUser(deps.db, hold.moderator_id)
  // Blocked or without the right by now, perhaps because somebody else has used the account: the report waits again.
  if (!moderator || moderator.blocked_at || !hasRight(moderator.staff_role, 'moderation'))
    return deleteHold(deps.db, id)
  const actor = { id: moderator.id, staffRole: moderator.staff_role }
  try {
    await deps.db
      .transaction()
      .execute((trx) => decideReport(deps, trx, actor, hold.report_id, { ...hold.decision, holdId: id }))
  } catch (error) {
    // Undone, or no longer possible: then a moderator must read the report again.
    if (!(error instanceof Problem)) throw error
    return deleteHold(deps.db, id)
  }
  const row = await findReport(deps.db, hold.report_id)
  // A measure may have blocked the author, so their sockets are closed.
  if (row?.author_id != null) await deps.realtime.closeEndedSessions(row.author_id)
}

/** Applies a decision when the time to undo is over. Idempotent: the decision deletes the row that it needs. */
export const decideHeldReportTask = defineTask({
  name: 'decide-held-report',
  payload: z.object({ hold_id: z.int() }),
  work: decideHeld,
})
