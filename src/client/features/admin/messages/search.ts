import type { ContactState } from '#shared/contract/contact-messages.ts'
import { parseQueueSearch, type QueueSearch } from '../queue-search.ts'

const SETTLED = ['answered', 'done', 'spam'] as const

/** The filter of contact messages in the address. */
export type MessagesSearch = QueueSearch<Exclude<ContactState, 'open'>>

/** Parses the query and leaves out invalid values. */
export const parseMessagesSearch = (search: Record<string, unknown>): MessagesSearch =>
  parseQueueSearch(SETTLED, search)
