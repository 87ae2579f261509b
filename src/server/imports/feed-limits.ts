import type { Kysely } from 'kysely'
import {
  MAX_FEED_BYTES,
  MAX_FEED_ROWS,
  MAX_FIRST_FEED_BYTES,
  MAX_FIRST_FEED_ROWS,
} from '#shared/contract/import-columns.ts'
import type { Tables } from '../db/tables.ts'
import { hasApprovedVacancy } from '../employer-requirements/employer-requirements.ts'
import type { FeedProblem } from './formats/feed-row.ts'

/** How large a feed of an employer may be, and why a larger one is refused. */
export type FeedLimits = { bytes: number; rows: number; tooLarge: FeedProblem; tooMany: FeedProblem }

const OF_KNOWN: FeedLimits = {
  bytes: MAX_FEED_BYTES,
  rows: MAX_FEED_ROWS,
  tooLarge: 'feed_too_large',
  tooMany: 'feed_too_many',
}
const AT_FIRST: FeedLimits = {
  bytes: MAX_FIRST_FEED_BYTES,
  rows: MAX_FIRST_FEED_ROWS,
  tooLarge: 'feed_too_large_at_first',
  tooMany: 'feed_too_many_at_first',
}

/** The limits of an employer's feeds, which are lower before the first approved vacancy. */
export const feedLimitsOf = async (db: Kysely<Tables>, userId: number): Promise<FeedLimits> =>
  (await hasApprovedVacancy(db, userId)) ? OF_KNOWN : AT_FIRST
