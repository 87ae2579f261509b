import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a text has every word of a query, in any case. The words' own wildcards are escaped. A condition for each word,
 * because PostgreSQL uses no index for `ilike all`.
 */
export const hasWords = (text: RawBuilder<unknown>, q: string): RawBuilder<boolean> =>
  every(escapedWords(q).map((word) => sql`${text} ilike ${`%${word}%`}`))

/** Whether every word of a query begins a word of a text. */
export const beginsWords = (text: RawBuilder<unknown>, q: string): RawBuilder<boolean> =>
  every(escapedWords(q).map((word) => sql`(${text} ilike ${`${word}%`} or ${text} ilike ${`% ${word}%`})`))

const every = (conditions: RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`

const escapedWords = (q: string): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
