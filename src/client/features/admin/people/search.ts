import { oneOf, ROLES } from '#shared/contract/choices.ts'
import { PERSON_LISTS, type PersonPages } from '#shared/contract/person-lists.ts'
import type { Role } from '#shared/contract/roles.ts'

export const STATES = ['active', 'blocked'] as const

/** The query of the list of people. */
export type PeopleSearch = {
  q?: string
  role?: Role
  state?: (typeof STATES)[number]
  page?: number
}

/** Parses the query and leaves out invalid values. */
export function parsePeopleSearch(search: Record<string, unknown>): PeopleSearch {
  // The router parses digits in the address as a number.
  const q = ['string', 'number'].includes(typeof search.q) ? `${search.q}`.trim().slice(0, 100) : ''
  const role = oneOf(ROLES, search.role)
  const state = oneOf(STATES, search.state)
  const page = Number(search.page)
  return {
    ...(q && { q }),
    ...(role && { role }),
    ...(state && { state }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  }
}

/** Parses the query of a person's page, the page of each list, and leaves out invalid values and first pages. */
export function parsePersonSearch(search: Record<string, unknown>): PersonPages {
  const pages: PersonPages = {}
  for (const list of PERSON_LISTS) {
    const page = Number(search[list])
    if (Number.isSafeInteger(page) && page > 1) pages[list] = page
  }
  return pages
}
