import { type RawBuilder, sql } from 'kysely'

/**
 * SQL: a vacancy that no moderator needs to read, because its owner is erased, or blocked and so nobody would see it. An
 * open objection is decided nevertheless (Art. 20 DSA).
 */
export const isOwnerAway = (vacancy: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from users where users.id = ${sql.ref(`${vacancy}.user_id`)}
    and (users.erased_at is not null or users.blocked_at is not null and not exists (select from objections o
      where o.subject_type = 'vacancy' and o.subject_id = ${sql.ref(`${vacancy}.id`)} and o.outcome is null)))`
