import { UNDO_MS } from '#shared/contract/moderation.ts'
import { SECOND_MS } from '#shared/durations.ts'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { requireOtherModerator } from '../objections/close.ts'
import { requirePending } from '../vacancies/decide.ts'
import { deleteHoldOf, insertHold } from './store.ts'

/**
 * Stores an approval that takes effect after `UNDO_MS`, even when the moderator has closed the browser by then. Nobody else
 * can decide the same text meanwhile.
 * @param version the version that the moderator has read; by default the newest
 * @throws Problem 404, 409 already_decided
 */
export async function holdApproval(
  { db, clock, tasks }: Pick<Deps, 'db' | 'clock' | 'tasks'>,
  moderatorId: number,
  vacancyId: number,
  version: number | undefined,
): Promise<void> {
  const due = new Date(clock().getTime() + UNDO_MS)
  await db.transaction().execute(async (trx) => {
    const row = await requirePending(trx, vacancyId, version)
    await requireOtherModerator(trx, { type: 'vacancy', id: vacancyId }, moderatorId)
    const hold = { vacancy_id: vacancyId, moderator_id: moderatorId, version: row.version, due_at: due }
    const id = await insertHold(trx, hold)
    if (id === null) throw new Problem('already_decided')
    await tasks.add(trx, 'approve-held', { hold_id: id }, UNDO_MS / SECOND_MS)
  })
}

/**
 * Undoes the moderator's own approval before it takes effect.
 * @throws Problem 409 already_decided
 */
export async function undoApproval(db: Db, moderatorId: number, vacancyId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const hold = await deleteHoldOf(trx, vacancyId)
    if (hold?.moderator_id !== moderatorId) throw new Problem('already_decided')
  })
}
