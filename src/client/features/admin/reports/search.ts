import type { ReportState } from '#shared/contract/reports.ts'
import { parseQueueSearch, type QueueSearch } from '../queue-search.ts'

const DECIDED = ['upheld', 'dismissed'] as const

/** The query of the page: state and page number. */
export type ReportsSearch = QueueSearch<Exclude<ReportState, 'open'>>

/** Parses the query and leaves out invalid values. */
export const parseReportsSearch = (search: Record<string, unknown>): ReportsSearch =>
  parseQueueSearch(DECIDED, search)
