import { type Kysely, type SqlBool, sql } from 'kysely'
import { compileOnce } from '../db/compile-once.ts'
import type { Tables } from '../db/tables.ts'
import { selectRecipientsToNotify } from './store.ts'

type Executor = Kysely<Tables>

/** The owners and recruiters of a company, with their languages. */
export const listActingMembers = (db: Executor, companyId: number) =>
  db
    .selectFrom('company_members as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select(['users.id', 'users.language'])
    .where('m.company_id', '=', companyId)
    .where('m.role', '<>', 'viewer')
    .orderBy('users.id')
    .execute()

/**
 * Those who may act on a vacancy and have not blocked a user, with their settings and the id of a new notification for each: the
 * vacancy's author, or the owners and recruiters of its company.
 */
export const findTeamToNotify = compileOnce((trx, slug: string, causedBy: number) =>
  selectRecipientsToNotify(trx)
    .innerJoin('vacancies as v', (join) => join.on('v.slug', '=', slug))
    .leftJoin('company_members as m', (join) =>
      join.onRef('m.company_id', '=', 'v.company_id').on('m.role', '<>', 'viewer'),
    )
    .where(sql<SqlBool>`users.id = case when v.company_id is null then v.user_id else m.user_id end`)
    .where(
      sql<SqlBool>`not exists (select from blocks b where b.user_id = users.id and b.blocked_user_id = ${causedBy}::int)`,
    )
    .orderBy('users.id'),
)

/** Marks all notifications of a bid as read. */
export async function markBidRead(
  trx: Executor,
  { vacancyId, bidderId }: { vacancyId: number; bidderId: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('kind', '=', 'bid_received')
    .where('actor_id', '=', bidderId)
    .where('subject_id', '=', vacancyId)
    .where('read_at', 'is', null)
    .execute()
}

/** Deletes a user's notifications about vacancies of a company. */
export async function deleteOfCompany(trx: Executor, userId: number, companyId: number): Promise<void> {
  await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('subject_type', '=', 'vacancy')
    .where(sql<boolean>`subject_id in (select id from vacancies where company_id = ${companyId})`)
    .execute()
}
