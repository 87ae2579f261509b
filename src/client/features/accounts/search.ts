import type { Register } from '#shared/contract/accounts.ts'

export type LoginSearch = { next?: string }
export type RegisterSearch = LoginSearch & { role?: Register['role'] }

/** Reads the address of the login page; whether `next` may be followed is decided by `safeNextPath`. */
export const parseLoginSearch = ({ next }: Record<string, unknown>): LoginSearch =>
  typeof next === 'string' ? { next } : {}

/** Reads the address of the registration; a role nobody can register with is left out. */
export const parseRegisterSearch = (search: Record<string, unknown>): RegisterSearch => ({
  ...parseLoginSearch(search),
  ...(search.role === 'worker' || search.role === 'boss' ? { role: search.role } : {}),
})
