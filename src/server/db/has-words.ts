import { type RawBuilder, sql } from 'kysely'
import { fold, lettersLike } from '#shared/rules/fold-text.ts'

/**
 * Whether a text has every word of a query, in any case. The words' own wildcards are escaped. A condition for each word,
 * because PostgreSQL uses no index for `ilike all`.
 */
export const hasWords = (text: RawBuilder<unknown>, q: string): RawBuilder<boolean> =>
  every(escapedWords(q).map((word) => sql`${text} ilike ${`%${word}%`}`))

/** Whether every word of a query begins a word of a text. */
export const beginsWords = (text: RawBuilder<unknown>, q: string): RawBuilder<boolean> =>
  every(escapedWords(q).map((word) => sql`(${text} ilike ${`${word}%`} or ${text} ilike ${`% ${word}%`})`))

/**
 * As `hasWords`, whatever the diacritics: Backer, Baecker and Bäcker find each other. An index of trigrams serves it
 * too, more slowly.
 */
export const hasWordsLoosely = (text: RawBuilder<unknown>, q: string): RawBuilder<boolean> =>
  every(
    q
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`${text} ~* ${loosePattern(word)}`),
  )

// A letter that may be an umlaut is followed by an e in its other spelling.
const UMLAUTS = 'aou'

/** A regular expression of PostgreSQL for the spellings of a word. */
const loosePattern = (word: string): string =>
  fold(word).replace(/ss|./gu, (part) => {
    if (part === 'ss') return '(ss|ß)'
    if (!/[\p{L}\p{N}]/u.test(part)) return `\\${part}`
    return `[${part}${lettersLike(part)}]${UMLAUTS.includes(part) ? 'e?' : ''}`
  })

const every = (conditions: RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`

const escapedWords = (q: string): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
