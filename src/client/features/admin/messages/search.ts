import type { ContactState } from '#shared/contract/contact-messages.ts'
import { parseQueueSearch, type QueueSearch } from '../queue-search.ts'

const SETTLED = ['answered', 'spam'] as const

/** The filter of contact messages in the address. */
export type MessagesSearch = QueueSearch<Exclude<ContactState, 'open'>>

/** Reads what anybody may have written into the address. */
export const parseMessagesSearch = (search: Record<string, unknown>): MessagesSearch =>
  parseQueueSearch(SETTLED, search)
