/** How long the token before the current one is let through, so that two tabs do not sign each other out. */
export const GRACE_MS = 30_000
export const TOKEN_LIFE_S = 60 * 60
export const SESSION_LIFE_MS = 14 * 24 * 60 * 60 * 1000

/** The tokens of one session as the database knows them. */
export type SessionTokens = {
  current_jti: string
  /** When the current token was made, which is when the previous one was revoked. */
  current_issued_at: Date
  previous_jti: string | null
  /** Whether anybody has come with the current token yet. */
  successor_used: boolean
}

/**
 * What a token's id is to its session (product.md, "Identity and roles").
 * `previous`: revoked, but let through: its successor may have been lost on the way (nobody has used it), or
 * another tab has only just fetched it. `reused`: revoked for longer: somebody else has a copy.
 */
export function judgeToken(
  jti: string,
  session: SessionTokens,
  now: Date,
): 'current' | 'previous' | 'reused' {
  if (jti === session.current_jti) return 'current'
  if (jti !== session.previous_jti) return 'reused'
  const age = now.getTime() - session.current_issued_at.getTime()
  return !session.successor_used || age <= GRACE_MS ? 'previous' : 'reused'
}
