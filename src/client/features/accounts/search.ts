import type { Register } from '#shared/contract/accounts.ts'

/** `ended`: the server has ended the session. */
export type LoginSearch = { next?: string; ended?: true }
export type RegisterSearch = LoginSearch & { role?: Register['role'] }

/** Parses the query of the login page. `safeNextPath` decides whether `next` may be followed. */
export const parseLoginSearch = ({ next, ended }: Record<string, unknown>): LoginSearch => ({
  ...(typeof next === 'string' ? { next } : {}),
  ...(ended === true ? { ended } : {}),
})

/** Parses the query of the registration page. Leaves out roles that cannot register. */
export const parseRegisterSearch = (search: Record<string, unknown>): RegisterSearch => ({
  ...parseLoginSearch(search),
  ...(search.role === 'worker' || search.role === 'boss' ? { role: search.role } : {}),
})
