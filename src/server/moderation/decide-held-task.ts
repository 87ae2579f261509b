import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { HeldMeasureSchema } from '#shared/contract/measures.ts'
import { TakeDownSchema } from '#shared/contract/moderation.ts'
import { DecideObjectionSchema } from '#shared/contract/objections.ts'
import { ReportDecisionSchema } from '#shared/contract/reports.ts'
import { hasRight, type StaffRight } from '#shared/rules/staff-rights.ts'
import { findUser } from '../accounts/users.ts'
import type { HeldType } from '../db/tables/held-decisions.ts'
import type { Tables } from '../db/tables.ts'
import { dropHeld, findHeld, takeHeld } from '../held-decisions/hold.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { unblockInTransaction } from '../people/block.ts'
import { takeMeasure } from '../people/measures.ts'
import { decideReport, findReportedAuthor } from '../reports/decide.ts'
import { defineTask } from '../tasks/task.ts'
import { decideObjection } from './decide-objection.ts'
import { takeOfferDown, takeVacancyDown } from './take-down.ts'

type Payload = { hold_id: number }

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'decide-held': Payload
  }
}

type Moderator = Pick<Actor, 'id' | 'staffRole'>
type Apply = (
  deps: Deps,
  trx: Transaction<Tables>,
  by: Moderator,
  held: { id: number; decision: unknown },
) => Promise<void>

/** It was the right version when the decision was held. An author must not escape it by changing the text in these seconds. */
function withoutVersion(decision: unknown) {
  const { reason, ground } = TakeDownSchema.parse(decision)
  return { reason, ground }
}

const APPLY: Record<HeldType, { right: StaffRight; apply: Apply }> = {
  report: {
    right: 'moderation',
    apply: (deps, trx, by, { id, decision }) =>
      decideReport(deps, trx, by, id, ReportDecisionSchema.parse(decision)),
  },
  objection: {
    right: 'moderation',
    apply: (deps, trx, by, { id, decision }) =>
      decideObjection(deps, trx, by, id, DecideObjectionSchema.parse(decision)),
  },
  vacancy: {
    right: 'moderation',
    apply: (deps, trx, by, { id, decision }) =>
      takeVacancyDown(deps, trx, { moderatorId: by.id, id, ...withoutVersion(decision) }),
  },
  offer: {
    right: 'moderation',
    apply: (deps, trx, by, { id, decision }) =>
      takeOfferDown(deps, trx, { moderatorId: by.id, id, ...withoutVersion(decision) }),
  },
  person: {
    right: 'people',
    apply: (deps, trx, by, { id, decision }) => {
      const held = HeldMeasureSchema.parse(decision)
      return held.measure === 'unblock'
        ? unblockInTransaction(deps, trx, by, { id, reason: held.reason, decided_at: held.decided_at })
        : takeMeasure(deps, trx, by, { id, ...held })
    },
  },
}

async function decideHeld(deps: Deps, { hold_id: holdId }: Payload): Promise<void> {
  const hold = await findHeld(deps.db, holdId)
  if (!hold) return
  const { subject_type: type, subject_id: id, decision } = hold
  const { right, apply } = APPLY[type]
  const moderator = await findUser(deps.db, hold.moderator_id)
  // Blocked or without the right by now, perhaps because somebody else has used the account: it waits for a decision again.
  if (!moderator || moderator.blocked_at || !hasRight(moderator.staff_role, right))
    return dropHeld(deps.db, holdId)
  const by = { id: moderator.id, staffRole: moderator.staff_role }
  try {
    await deps.db.transaction().execute(async (trx) => {
      await takeHeld(trx, holdId, { type, id })
      await apply(deps, trx, by, { id, decision })
    })
  } catch (error) {
    // Undone, or no longer possible: then somebody must look at it again.
    if (!(error instanceof Problem)) throw error
    return dropHeld(deps.db, holdId)
  }
  // A measure may have blocked a person, so their sockets are closed.
  const author = type === 'report' ? await findReportedAuthor(deps.db, id) : type === 'person' ? id : null
  if (author !== null) await deps.realtime.closeEndedSessions(author)
}

/** Applies a decision when the time to undo is over. Idempotent: the decision deletes the row that it needs. */
export const decideHeldTask = defineTask({
  name: 'decide-held',
  formerName: 'decide-held-report',
  payload: z.object({ hold_id: z.int() }),
  work: decideHeld,
})
