import * as z from 'zod/mini'
import { DEFAULT_GROUND } from '#shared/contract/grounds.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { findUser } from '../accounts/users.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { defineTask } from '../tasks/task.ts'
import { decideVacancy } from './decide.ts'
import { deleteHold, findHold } from './store.ts'

type Payload = { hold_id: number }

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'approve-held': Payload
  }
}

async function approveHeld(deps: Deps, { hold_id: id }: Payload): Promise<void> {
  const hold = await findHold(deps.db, id)
  if (!hold) return
  const { vacancy_id: vacancyId, moderator_id, version, reason, ground, batch } = hold
  const statement = reason === null ? null : { reason, ground: ground ?? DEFAULT_GROUND }
  const moderator = await findUser(deps.db, moderator_id)
  // Blocked or without the right by now, perhaps because somebody else has used the account: the text must be read again.
  if (!moderator || moderator.blocked_at || !hasRight(moderator.staff_role, 'moderation'))
    return deleteHold(deps.db, id)
  try {
    await deps.db
      .transaction()
      .execute((trx) =>
        decideVacancy(deps, trx, moderator_id, { vacancyId, statement, version, holdId: id, batch }),
      )
  } catch (error) {
    // The decision was undone, or the employer has changed or closed the vacancy. A moderator must read the newer text.
    if (!(error instanceof Problem)) throw error
    await deleteHold(deps.db, id)
  }
}

/** Applies a decision when the time to undo is over. Idempotent: the decision deletes the row that it needs. */
export const approveHeldTask = defineTask({
  name: 'approve-held',
  payload: z.object({ hold_id: z.int() }),
  work: approveHeld,
})
