import { queueSearch } from '../queue-search.ts'

/** The query of the page: the page of the list of days. */
export type NewsletterSearch = { page?: number }

/** Parses the query and leaves out invalid values. */
export const parseNewsletterSearch = (search: Record<string, unknown>): NewsletterSearch =>
  queueSearch<never>(undefined, Number(search.page))
