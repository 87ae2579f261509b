import type { ObjectionState } from '#shared/contract/objections.ts'
import { parseQueueSearch, type QueueSearch } from '../queue-search.ts'

const DECIDED = ['overturned', 'upheld'] as const

/** The query of the page: state and page number. */
export type ObjectionsSearch = QueueSearch<Exclude<ObjectionState, 'open'>>

/** Parses the query and leaves out invalid values. */
export const parseObjectionsSearch = (search: Record<string, unknown>): ObjectionsSearch =>
  parseQueueSearch(DECIDED, search)
