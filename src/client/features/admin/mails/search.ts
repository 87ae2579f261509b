import type { MailState } from '#shared/contract/mail-states.ts'
import { parseQueueSearch, type QueueSearch } from '../queue-search.ts'

const OTHERS = ['waiting', 'sent'] as const

/** The query of the page: state and page number. Without a state it lists failed mails. */
export type MailsSearch = QueueSearch<Exclude<MailState, 'failed'>>

/** Parses the query and leaves out invalid values. */
export const parseMailsSearch = (search: Record<string, unknown>): MailsSearch =>
  parseQueueSearch(OTHERS, search)
