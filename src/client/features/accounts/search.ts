import type { Register } from '#shared/contract/accounts.ts'

export type LoginSearch = { next?: string }
export type RegisterSearch = LoginSearch & { role?: Register['role'] }

/** Parses the query of the login page. `safeNextPath` decides whether `next` may be followed. */
export const parseLoginSearch = ({ next }: Record<string, unknown>): LoginSearch =>
  typeof next === 'string' ? { next } : {}

/** Parses the query of the registration page. Leaves out roles that cannot register. */
export const parseRegisterSearch = (search: Record<string, unknown>): RegisterSearch => ({
  ...parseLoginSearch(search),
  ...(search.role === 'worker' || search.role === 'boss' ? { role: search.role } : {}),
})
