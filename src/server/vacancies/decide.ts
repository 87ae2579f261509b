import type { Kysely } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import { canDecide } from '#shared/rules/vacancy-states.ts'
import type { Tables } from '../db/tables.ts'
import { notFound, Problem } from '../http/problem.ts'
import { approvalOf } from './approval.ts'
import { NO_REFUSAL } from './no-refusal.ts'
import { createSlug, slugOf } from './slug.ts'
import { lockVacancy, updateVacancy, type VacancyRow } from './store.ts'
import { newestText, toColumns, wasApproved } from './text.ts'

export type DecidedVacancy = {
  ownerId: number
  slug: string
  title: string
  version: number
  /** Whether an earlier approved text is public. A rejection leaves it public. */
  hasPublicText: boolean
  submittedAt: Date | null
}

/**
 * Publishes the text in moderation.
 * @param version the version that the moderator has read; by default the newest
 * @throws Problem 404, 409 already_decided
 */
export async function approveVacancy(
  trx: Kysely<Tables>,
  id: number,
  version: number | undefined,
  now: Date,
): Promise<DecidedVacancy> {
  const row = await requirePending(trx, id, version)
  const slug = slugFor(row)
  await updateVacancy(trx, id, {
    ...toColumns(newestText(row)),
    slug,
    ...approvalOf(row, now),
    updated_at: now,
  })
  return decided({ ...row, slug })
}

/** The first approval makes a new slug: the old one came from a title that no moderator had read. */
function slugFor(row: VacancyRow): string {
  const { title } = newestText(row)
  const isFitting = wasApproved(row) || row.slug.startsWith(`${slugOf(title)}-`)
  return isFitting ? row.slug : createSlug(title)
}

/**
 * Rejects the text in moderation. A text approved earlier stays public.
 * @throws Problem 404, 409 already_decided
 */
export async function rejectVacancy(
  trx: Kysely<Tables>,
  id: number,
  version: number | undefined,
  { reason, ground }: Statement,
  now: Date,
): Promise<DecidedVacancy> {
  const row = await requirePending(trx, id, version)
  await updateVacancy(trx, id, {
    moderation_state: 'rejected',
    moderation_reason: reason,
    moderation_ground: ground,
    updated_at: now,
  })
  return decided(row)
}

/**
 * Locks a vacancy that waits for a decision.
 * @throws Problem 404, 409 already_decided
 */
export async function requirePending(
  trx: Kysely<Tables>,
  id: number,
  version: number | undefined,
): Promise<VacancyRow> {
  const row = await lockVacancy(trx, id)
  if (!row) throw notFound()
  if (!canDecide(row, version)) throw new Problem('already_decided')
  return row
}

const decided = (row: VacancyRow): DecidedVacancy => ({
  ownerId: row.user_id,
  slug: row.slug,
  title: newestText(row).title,
  version: row.version,
  hasPublicText: row.approved_at !== null,
  submittedAt: row.submitted_at,
})

/** Puts a rejected text back to moderation, unchanged, because its owner objects. Lock the vacancy before. */
export const resubmit = (trx: Kysely<Tables>, id: number, now: Date): Promise<void> =>
  updateVacancy(trx, id, { moderation_state: 'pending', ...NO_REFUSAL, submitted_at: now })
