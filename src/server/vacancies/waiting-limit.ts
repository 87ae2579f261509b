import type { Kysely } from 'kysely'
import { MAX_FEED_ROWS } from '#shared/contract/import-columns.ts'
import { MAX_WAITING_AT_FIRST } from '#shared/contract/vacancies.ts'
import type { Tables } from '../db/tables.ts'
import { hasApprovedVacancy } from '../employer-requirements/employer-requirements.ts'
import { lockAndCountWaiting } from './store.ts'

/**
 * How many more new vacancies of an employer may wait for moderation. An employer without an approved one must not fill
 * the moderators' queue; a known one may import a whole feed. Locks the employer's row.
 */
export async function countRoomForWaiting(trx: Kysely<Tables>, userId: number, wanted = 1): Promise<number> {
  const waiting = await lockAndCountWaiting(trx, userId)
  const isKnown = waiting + wanted > MAX_WAITING_AT_FIRST && (await hasApprovedVacancy(trx, userId))
  return Math.max(0, (isKnown ? MAX_FEED_ROWS : MAX_WAITING_AT_FIRST) - waiting)
}
