import type { Match } from './sign-in-challenge.ts'
import { TEMPORARY_PASSWORD } from './temporary-password.ts'
import type { User } from './users-store.ts'

/** A hash that a password may fit; null: one that fits nothing is compared, for the time it takes. */
export type Candidate = { match: Match; hash: string | null }

/**
 * What a password is compared with. The number depends on what was typed alone: comparing takes nearly all of the time
 * of a login, which must not tell who has an account, nor who has a temporary password. Everybody may request one for
 * any address.
 */
export function candidatesFor(user: User | null, password: string, now: Date): Candidate[] {
  const own: Candidate = { match: 'own', hash: user && !user.password_used_up ? user.password_hash : null }
  return TEMPORARY_PASSWORD.test(password)
    ? [own, { match: 'temporary', hash: temporaryHashOf(user, now) }]
    : [own]
}

function temporaryHashOf(user: User | null, now: Date): string | null {
  const expiresAt = user?.temporary_password_expires_at
  return user && expiresAt && expiresAt > now ? user.temporary_password_hash : null
}
