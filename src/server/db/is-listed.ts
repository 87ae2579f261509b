import { type RawBuilder, sql } from 'kysely'

/**
 * SQL of `isListed` in shared/rules/vacancy-states.ts. It says nothing about the author, whose vacancies nobody sees while
 * the account is blocked.
 * @param vacancy the table or its alias
 */
export function isListed(vacancy: string, now: Date): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${vacancy}.${name}`)
  return sql<boolean>`(${column('approved_at')} is not null and ${column('published')}
    and ${column('closed_at')} is null and ${column('expires_at')} > ${now})`
}

/**
 * SQL: a vacancy that everybody sees: listed, and its author is not blocked.
 * @param vacancy the table or its alias
 */
export const isPublic = (vacancy: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isListed(vacancy, now)} and not exists (select from users author
    where author.id = ${sql.ref(`${vacancy}.user_id`)} and author.blocked_at is not null))`
