/** The query of a list of content. */
export type ContentSearch = { q?: string; page?: number }

/** Parses the query and leaves out invalid values. */
export function parseContentSearch(search: Record<string, unknown>): ContentSearch {
  // The router parses digits in the address as a number.
  const q = ['string', 'number'].includes(typeof search.q) ? `${search.q}`.trim().slice(0, 100) : ''
  const page = Number(search.page)
  return { ...(q && { q }), ...(Number.isSafeInteger(page) && page > 1 && { page }) }
}
