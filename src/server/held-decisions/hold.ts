import type { Transaction } from 'kysely'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import { SECOND_MS } from '#shared/durations.ts'
import type { Db } from '../db/connect.ts'
import { failedBefore, OVERDUE_MS } from '../db/held-decisions.ts'
import type { HeldType } from '../db/tables/held-decisions.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import {
  deleteHold,
  deleteHoldOf,
  type HeldSubject,
  insertHold,
  selectHold,
  selectModeratorOf,
  tryOut,
} from './store.ts'

type Needs = Pick<Deps, 'clock' | 'tasks'>
/** `decision`: the body of the request, which the task decides with. */
type Given<Decision> = HeldSubject & { moderatorId: number; decision: Decision }

const REFUSALS = {
  report: 'report_decided',
  objection: 'already_decided',
  vacancy: 'decision_held',
  offer: 'decision_held',
  person: 'decision_held',
} as const satisfies Record<HeldType, string>

const refusalOf = ({ type }: HeldSubject) => new Problem(REFUSALS[type])

/**
 * Decides at once, or with `hold` stores the decision. A stored one takes effect after `UNDO_MS`, even when the moderator
 * has closed the browser by then. What it would refuse is refused at once.
 * @throws Problem 409 when a decision is held (`measure_held`: with `hold`, the moderator's own about the same person, so that
 *   this one can follow), and as `decide`
 */
export async function decideOrHold<Decision extends { hold?: boolean | undefined }>(
  deps: Needs,
  trx: Transaction<Tables>,
  { moderatorId, decision, ...subject }: Given<Decision>,
  decide: (decision: Omit<Decision, 'hold'>) => Promise<void>,
): Promise<void> {
  const now = deps.clock()
  const { hold = false, ...given } = decision
  if (!hold) {
    const held = await deleteHoldOf(trx, subject)
    // Two measures against one person are both wanted, so the first is not dropped while its task may only be late.
    const isOfPerson = subject.type === 'person'
    const isOver = !held || held.due_at.getTime() + (isOfPerson ? OVERDUE_MS : 0) <= now.getTime()
    if (!isOver && (isOfPerson || held.moderator_id !== moderatorId)) throw refusalOf(subject)
    return decide(given)
  }
  // Before it is tried: a measure that follows an own unblocking is refused until that has taken effect.
  if (await isFollowing(trx, subject, moderatorId, now)) throw new Problem('measure_held')
  await tryOut(trx, () => decide(given))
  const row = {
    subject_type: subject.type,
    subject_id: subject.id,
    moderator_id: moderatorId,
    decision: JSON.stringify(given),
    due_at: new Date(now.getTime() + UNDO_MS),
  }
  const id = await insertHold(trx, row, now)
  if (id === null)
    throw (await isFollowing(trx, subject, moderatorId, now))
      ? new Problem('measure_held')
      : refusalOf(subject)
  await deps.tasks.add(trx, 'decide-held', { hold_id: id }, UNDO_MS / SECOND_MS)
}

/** Whether the moderator's own measure against the same person is held, and its task has not failed for good. */
async function isFollowing(
  trx: Transaction<Tables>,
  subject: HeldSubject,
  moderatorId: number,
  now: Date,
): Promise<boolean> {
  if (subject.type !== 'person') return false
  return (await selectModeratorOf(trx, subject, failedBefore(now))) === moderatorId
}

/**
 * Undoes the moderator's own decision before it takes effect.
 * @throws Problem 409 when it has taken effect, or is somebody else's
 */
export async function undoHeld(db: Db, moderatorId: number, subject: HeldSubject): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const hold = await deleteHoldOf(trx, subject)
    if (hold?.moderator_id !== moderatorId) throw refusalOf(subject)
  })
}

/** A held decision, or null. */
export const findHeld = selectHold

/** Drops a decision that is no longer possible. */
export const dropHeld = deleteHold

/**
 * Ends a hold in the transaction that applies it.
 * @throws Problem 409 when it was undone
 */
export async function takeHeld(
  trx: Transaction<Tables>,
  holdId: number,
  subject: HeldSubject,
): Promise<void> {
  const hold = await deleteHoldOf(trx, subject)
  if (hold?.id !== holdId) throw refusalOf(subject)
}
