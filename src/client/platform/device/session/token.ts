import type { Role } from '#shared/contract/roles.ts'

/** `id` is the same for all tokens of one login. */
export type Session = { token: string; id: string | undefined; userId: number; role: Role }
type Claims = Session & { issuedAt: number }

/** The user named in a token; null when it is malformed. Only the server checks the signature. */
export function parseToken(token: string | null): Claims | null {
  if (token === null) return null
  try {
    const payload = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const userId = Number(payload.sub)
    return userId > 0
      ? { token, id: payload.sid, userId, role: payload.role, issuedAt: Number(payload.iat) }
      : null
  } catch {
    return null
  }
}

/**
 * Whether two tokens are of one login, and the first is not newer. Tokens of earlier releases have no id: those must be
 * equal.
 */
export function isSameOrEarlier(first: string | null | undefined, second: string): boolean {
  if (first === second) return true
  const [one, other] = [parseToken(first ?? null), parseToken(second)]
  if (!one?.id || one.id !== other?.id) return false
  return one.userId === other.userId && one.issuedAt <= other.issuedAt
}

/** Whether `other` is a newer token of the same user's session. */
export function isRefreshOf(own: Session | null, other: Claims | null): other is Claims {
  if (!own || other?.userId !== own.userId) return false
  return other.issuedAt > (parseToken(own.token)?.issuedAt ?? 0)
}
