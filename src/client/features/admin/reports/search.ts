import type { ReportState } from '#shared/contract/reports.ts'
import { parseQueueSearch, type QueueSearch } from '../queue-search.ts'

const DECIDED = ['upheld', 'dismissed'] as const

/** Which reports, as they stand in the address. */
export type ReportsSearch = QueueSearch<Exclude<ReportState, 'open'>>

/** Reads what anybody may have written into the address. */
export const parseReportsSearch = (search: Record<string, unknown>): ReportsSearch =>
  parseQueueSearch(DECIDED, search)
