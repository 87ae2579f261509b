import { IMPORT_COLUMNS, type ImportColumn, MAX_FEED_ROWS } from '#shared/contract/import-columns.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { germanDayOf } from '#shared/german-day.ts'

/** One vacancy of a feed as it is written there: texts by column, without empty ones. `line` counts from 1. */
export type FeedRow = {
  externalId: string
  line: number
  fields: Partial<Record<ImportColumn, string>>
  /** How the employer's own table heads its columns; other formats have none. */
  headings?: Headings
  /** The last day or time of the vacancy, as it is written in the feed. */
  validThrough?: string
}
export type Headings = Partial<Record<ImportColumn, string>>

// More than any field of the form may have. The form refuses a longer text; checking all of it would hold up requests.
const MAX_TEXT = LIMITS.description.max + 1

/** Why no row of a feed can be read. */
export type FeedProblem =
  | 'feed_empty'
  | 'feed_encoding'
  | 'feed_unreadable'
  | 'feed_unknown'
  | 'feed_header'
  | 'feed_too_many'
  | 'feed_too_large'
  | 'feed_too_many_at_first'
  | 'feed_too_large_at_first'
  | 'feed_address'
  | 'feed_unreachable'
  | 'feed_unconnected'
  | 'feed_host_unknown'
  | 'feed_certificate'
  | 'feed_broken'
export class UnreadableFeedError extends Error {
  readonly problem: FeedProblem

  constructor(problem: FeedProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A row from the texts of its columns; other values and empty texts are left out. */
export function toRow(
  line: number,
  texts: Partial<Record<ImportColumn, unknown>>,
  headings?: Headings,
): FeedRow {
  const fields: FeedRow['fields'] = {}
  for (const column of IMPORT_COLUMNS) {
    const value = texts[column]
    const text =
      typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, MAX_TEXT) : ''
    if (text) fields[column] = text
  }
  const { external_id = '', ...rest } = fields
  return { externalId: external_id, line, fields: rest, ...(headings && { headings }) }
}

/** The row with its last day or time; another value than a text is left out. */
export const withEnd = (row: FeedRow, end: unknown): FeedRow =>
  typeof end === 'string' ? { ...row, validThrough: end.trim() } : row

// As in HTTP, which Indeed's reference uses beside ISO 8601: Fri, 19 Dec 2014 22:49:39 GMT.
const HTTP_TIME = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
const ISO_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/

/** Whether the feed says that a vacancy is over. A date without a time counts to its end; an unreadable one says nothing. */
export function hasEnded({ validThrough }: Pick<FeedRow, 'validThrough'>, now: Date): boolean {
  if (validThrough === undefined) return false
  if (/^\d{4}-\d{2}-\d{2}$/.test(validThrough)) return validThrough < germanDayOf(now)
  // `Date.parse` would read 11.12.2026 as a day in November.
  const isReadable = ISO_TIME.test(validThrough) || HTTP_TIME.test(validThrough)
  return isReadable && Date.parse(validThrough) <= now.getTime()
}

/**
 * Refuses a feed without rows or with too many.
 * @throws UnreadableFeedError
 */
export function requireRows(rows: FeedRow[]): FeedRow[] {
  if (rows.length === 0) throw new UnreadableFeedError('feed_empty')
  if (rows.length > MAX_FEED_ROWS) throw new UnreadableFeedError('feed_too_many')
  return rows
}
