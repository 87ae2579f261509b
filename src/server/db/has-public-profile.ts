import { sql } from 'kysely'

/**
 * SQL for whether an account, a row of `users`, has a public profile. Staff, blocked people, accounts to be deleted and
 * those whose profile staff have hidden have none, so strangers get neither name nor phone number, and no conversation.
 */
export const hasPublicProfile = sql<boolean>`(users.role <> 'admin' and users.blocked_at is null
  and users.profile_hidden_at is null and not exists (select from account_deletions where user_id = users.id))`
