import { queueSearch } from '../queue-search.ts'

/** The query of a list of content. */
export type ContentSearch = { state?: 'deleted'; q?: string; page?: number }

/** The query of the editor of an item: the page of its versions. */
export type EditorSearch = { page?: number }

export const parseEditorSearch = (search: Record<string, unknown>): EditorSearch =>
  queueSearch<never>(undefined, Number(search.page))

/** Parses the query and leaves out invalid values. */
export function parseContentSearch(search: Record<string, unknown>): ContentSearch {
  // The router parses digits in the address as a number.
  const q = ['string', 'number'].includes(typeof search.q) ? `${search.q}`.trim().slice(0, 100) : ''
  const page = Number(search.page)
  const state = search.state === 'deleted' && search.state
  return { ...(state && { state }), ...(q && { q }), ...(Number.isSafeInteger(page) && page > 1 && { page }) }
}
