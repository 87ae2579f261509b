import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** The owners and recruiters of a company, with their languages; without those who have blocked a user. */
export const listActingMembers = (
  db: Executor,
  companyId: number,
  { butBlockersOf }: { butBlockersOf: number | null } = { butBlockersOf: null },
) =>
  db
    .selectFrom('company_members as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select(['users.id', 'users.language'])
    .where('m.company_id', '=', companyId)
    .where('m.role', '<>', 'viewer')
    .where(sql<boolean>`not exists (select from blocks b where b.user_id = m.user_id
      and b.blocked_user_id = ${butBlockersOf}::int)`)
    .orderBy('users.id')
    .execute()

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
