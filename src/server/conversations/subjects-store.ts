import { type Kysely, sql } from 'kysely'
import { isOwnVacancy } from '../db/company-rights.ts'
import { hasPublicProfile } from '../db/has-public-profile.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** Whether an account has a public profile. */
export async function hasProfile(db: Executor, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(hasPublicProfile)
    .executeTakeFirst()
  return row !== undefined
}

/** A vacancy as the subject of a room, or null. */
export async function findJob(db: Executor, id: number) {
  const row = await db
    .selectFrom('vacancies')
    .select(['id', 'title', 'user_id as boss_id', 'published', 'moderation_state', 'approved_at'])
    .select(['published_at', 'expires_at', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** An offer as the subject of a room, or null. */
export async function findOffer(db: Executor, id: number) {
  const row = await db
    .selectFrom('offers')
    .select(['id', 'name as title', 'user_id as worker_id', 'published'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/**
 * A bid with its vacancy, or null. The user must be its worker or, unless it is removed, the vacancy's owner or a colleague
 * who may edit it. A colleague has a room of their own with the worker.
 */
export async function findBid(db: Executor, userId: number, id: number) {
  const row = await db
    .selectFrom('bids')
    .innerJoin('vacancies as v', 'v.id', 'bids.vacancy_id')
    .select(['v.id', 'v.title', 'bids.user_id as worker_id', 'bids.state', 'bids.removed_at'])
    .select(
      sql<number>`case when bids.user_id = ${userId} then v.user_id else ${userId}::int end`.as('boss_id'),
    )
    .where('bids.id', '=', id)
    .where('v.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('bids.user_id', '=', userId),
        eb.and([eb('bids.removed_at', 'is', null), isOwnVacancy('v', userId, 'edit')]),
      ]),
    )
    .executeTakeFirst()
  return row ?? null
}

/** Whether a worker has a bid on a vacancy of this employer or their company that is neither withdrawn nor removed. */
export async function hasBid(
  db: Executor,
  { worker_id, boss_id }: { worker_id: number; boss_id: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('bids')
    .innerJoin('vacancies as v', 'v.id', 'bids.vacancy_id')
    .select('bids.id')
    .where('bids.user_id', '=', worker_id)
    .where(isOwnVacancy('v', boss_id, 'edit'))
    .where('bids.state', '<>', 'withdrawn')
    .where('bids.removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
