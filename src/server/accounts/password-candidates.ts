import type { PasswordMatch } from './sign-in-challenge.ts'
import { TEMPORARY_PASSWORD } from './temporary-password.ts'
import type { User } from './users-store.ts'

/**
 * A hash to compare a password with. Null: the password is compared with a dummy hash, so that the response takes as
 * long.
 */
export type Candidate = { match: PasswordMatch; hash: string | null }

/**
 * Returns the hashes that a typed password is compared with. Their number depends only on the typed password. Comparing
 * takes most of the time of a login, and this time must not reveal whether an account or a temporary password exists.
 * Anyone may request a temporary password for any address.
 * @param isMailedOnly whether only mailed passwords may match
 */
export function candidatesFor(
  user: User | null,
  password: string,
  now: Date,
  isMailedOnly = false,
): Candidate[] {
  const isOpen = user && !user.password_used_up && !isMailedOnly
  const own: Candidate = { match: 'own', hash: isOpen ? user.password_hash : null }
  if (!TEMPORARY_PASSWORD.test(password)) return [own]
  const present = validHash(user?.temporary_password_hash, user?.temporary_password_expires_at, now)
  const former = validHash(
    user?.former_temporary_password_hash,
    user?.former_temporary_password_expires_at,
    now,
  )
  return [own, ...[present, former].map((hash) => ({ match: 'temporary' as const, hash }))]
}

const validHash = (hash: string | null = null, expiresAt: Date | null = null, now: Date) =>
  expiresAt && expiresAt > now ? hash : null
