import { type RawBuilder, sql } from 'kysely'

/**
 * SQL: whether an account, a row of `users`, was registered before a time, has never confirmed its address, and was not used
 * since that time. The address, and the phone number, may be somebody else's. A blocked account is none of these: it keeps
 * what it has.
 */
export const isUnconfirmedSince = (before: Date): RawBuilder<boolean> =>
  sql<boolean>`(users.email_confirmed_at is null and users.erased_at is null and users.blocked_at is null
    and users.created_at < ${before}
    and not exists (select from sessions where user_id = users.id and last_used_at >= ${before}))`
