import { type MailState, SHORTEST_SEARCH } from '#shared/contract/mail-states.ts'
import { parseQueueSearch, type QueueSearch } from '../queue-search.ts'

const OTHERS = ['waiting', 'sent', 'dismissed'] as const

/**
 * The query of the page: state, page number and a part of the recipient's address. Without a state it lists failed mails.
 */
export type MailsSearch = QueueSearch<Exclude<MailState, 'failed'>> & { q?: string }

/** Parses the query and leaves out invalid values. */
export function parseMailsSearch(search: Record<string, unknown>): MailsSearch {
  // The router parses digits in the address as a number.
  const q = ['string', 'number'].includes(typeof search.q) ? `${search.q}`.trim().slice(0, 100) : ''
  return { ...parseQueueSearch(OTHERS, search), ...(q.length >= SHORTEST_SEARCH && { q }) }
}
