import type { Transaction } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import { SECOND_MS } from '#shared/durations.ts'
import type { Db } from '../db/connect.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { requireOtherModerator, requireReadObjection } from '../objections/close.ts'
import { requirePending } from '../vacancies/decide.ts'
import { deleteHoldOf, insertHold } from './store.ts'

type Held = {
  /** The reason of a rejection; null for an approval. */
  statement: Statement | null
  vacancyId: number
  /** The version that the moderator has read; by default the newest. */
  version: number | undefined
  /** The time of the objection that the moderator has read. */
  objectedAt: string | null | undefined
  /** What is approved together. */
  batch?: string | undefined
}

/**
 * Stores a decision that takes effect after `UNDO_MS`, even when the moderator has closed the browser by then. Nobody else
 * can decide the same text meanwhile.
 * @throws Problem 404, 409 already_decided
 */
export async function holdDecision(
  { clock, tasks }: Pick<Deps, 'clock' | 'tasks'>,
  trx: Transaction<Tables>,
  moderatorId: number,
  { vacancyId, version, objectedAt, statement, batch }: Held,
): Promise<void> {
  const now = clock()
  const row = await requirePending(trx, vacancyId, version)
  const subject = { type: 'vacancy', id: vacancyId } as const
  await requireReadObjection(trx, subject, objectedAt)
  await requireOtherModerator(trx, subject, moderatorId)
  const hold = {
    vacancy_id: vacancyId,
    moderator_id: moderatorId,
    version: row.version,
    due_at: new Date(now.getTime() + UNDO_MS),
    batch: batch ?? null,
    ...statement,
  }
  const id = await insertHold(trx, hold, now)
  if (id === null) throw new Problem('already_decided')
  await tasks.add(trx, 'approve-held', { hold_id: id }, UNDO_MS / SECOND_MS)
}

/**
 * Undoes the moderator's own decision before it takes effect.
 * @throws Problem 409 already_decided
 */
export async function undoDecision(db: Db, moderatorId: number, vacancyId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const hold = await deleteHoldOf(trx, vacancyId)
    if (hold?.moderator_id !== moderatorId) throw new Problem('already_decided')
  })
}
