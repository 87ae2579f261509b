import { type RawBuilder, sql } from 'kysely'
import { isOwnVacancy } from './company-rights.ts'
import { isPublic } from './is-listed.ts'

/**
 * SQL for whether an account, a row of `users`, has a public profile. Staff, blocked people, accounts to be deleted and
 * those whose profile staff have hidden have none, so strangers get neither name nor phone number, and no conversation.
 */
export const hasPublicProfile = sql<boolean>`(users.role <> 'admin' and users.blocked_at is null
  and users.profile_hidden_at is null and not exists (select from account_deletions where user_id = users.id))`

/**
 * SQL: whether a reader may know an account, a row of `users`: by its public profile, a listed vacancy, or a room or bid that
 * both share.
 * @param readerId null for a visitor
 */
export const isKnownTo = (readerId: number | null, now: Date): RawBuilder<boolean> => {
  const reader = sql`${readerId}::int`
  return sql<boolean>`(${hasPublicProfile}
    or exists (select from vacancies v where v.user_id = users.id and ${isPublic('v', now)})
    or exists (select from rooms r where ${reader} in (r.worker_id, r.boss_id) and users.id in (r.worker_id, r.boss_id))
    or exists (select from bids b join vacancies v on v.id = b.vacancy_id
      where (b.user_id = ${reader} and v.user_id = users.id)
        or (b.user_id = users.id and ${isOwnVacancy('v', readerId, 'read')})))`
}
