import type { Register } from '#shared/contract/accounts.ts'
import { SESSION_ENDS, type SessionEnd } from '#shared/contract/session-ends.ts'

/** `ended`: the server has ended the session, and why. */
export type LoginSearch = { next?: string; ended?: Ended }
export type Ended = SessionEnd | 'unknown'
export type RegisterSearch = LoginSearch & { role?: Register['role'] }

/** A reason for which there are words, or 'unknown'. */
export const endedReason = (reason: unknown): Ended => SESSION_ENDS.find((one) => one === reason) ?? 'unknown'

/** Parses the query of the login page. `safeNextPath` decides whether `next` may be followed. */
export const parseLoginSearch = ({ next, ended }: Record<string, unknown>): LoginSearch => ({
  ...(typeof next === 'string' ? { next } : {}),
  ...(ended === undefined ? {} : { ended: endedReason(ended) }),
})

/** Parses the query of the registration page. Leaves out roles that cannot register. */
export const parseRegisterSearch = (search: Record<string, unknown>): RegisterSearch => ({
  ...parseLoginSearch(search),
  ...(search.role === 'worker' || search.role === 'boss' ? { role: search.role } : {}),
})

/**
 * `until`: the day on which the account will be erased. `mailed`: its owner gets a mail about it. `handed`: a colleague
 * has taken over vacancies. `alone`: the company is deleted, because it had no other member. `boss`: of an employer.
 */
export type DeletionSearch = { until?: string } & { [name in (typeof DELETION_FLAGS)[number]]?: true }
const DELETION_FLAGS = ['mailed', 'handed', 'alone', 'boss'] as const

/** Parses the query of the page after a deletion was requested. */
export const parseDeletionSearch = ({ until, ...flags }: Record<string, unknown>): DeletionSearch => ({
  ...(typeof until === 'string' && /^\d{4}-\d\d-\d\d$/.test(until) && Date.parse(until) ? { until } : {}),
  ...Object.fromEntries(DELETION_FLAGS.filter((flag) => flags[flag] === true).map((flag) => [flag, true])),
})
