import { DAY_MS, HOUR_S } from '#shared/durations.ts'

/** How long the token before the current one is let through, so that two tabs do not sign each other out. */
export const GRACE_MS = 30_000
export const TOKEN_LIFE_S = HOUR_S
export const SESSION_LIFE_MS = 14 * DAY_MS

/** The tokens of one session as the database knows them. */
export type SessionTokens = {
  current_jti: string
  /** What the current token says it was issued at. */
  current_issued_at: Date
  previous_jti: string | null
  /** When the previous token was revoked: the last time its successor was handed out. */
  previous_revoked_at: Date | null
  /** Whether anybody has come with the current token yet. */
  successor_used: boolean
}

/**
 * Compares a token's id with its session (src/docs/product.md, "Sessions").
 * `previous`: revoked, but let through: its successor may have been lost on the way (nobody has used it), or
 * another tab has only just fetched it. `reused`: revoked for longer: somebody else has a copy.
 */
export function judgeToken(
  jti: string,
  session: SessionTokens,
  now: Date,
): 'current' | 'previous' | 'reused' {
  if (jti === session.current_jti) return 'current'
  if (jti !== session.previous_jti || !session.previous_revoked_at) return 'reused'
  const age = now.getTime() - session.previous_revoked_at.getTime()
  return !session.successor_used || age <= GRACE_MS ? 'previous' : 'reused'
}

/**
 * The session's tokens once `jti` has been refreshed: the current one is followed by `freshJti`, the previous one
 * gets the same successor again. Null when it may not be refreshed and the session must end.
 */
export function refreshTokens(
  jti: string,
  session: SessionTokens,
  freshJti: string,
  now: Date,
): SessionTokens | null {
  const judgement = judgeToken(jti, session, now)
  if (judgement === 'reused') return null
  if (judgement === 'current') {
    return {
      current_jti: freshJti,
      current_issued_at: now,
      previous_jti: session.current_jti,
      previous_revoked_at: now,
      successor_used: false,
    }
  }
  // Once used, handing it out again must not lengthen the grace.
  if (session.successor_used) return session
  // A successor that was lost for an hour would be refused at once: the same id, issued anew.
  const isOver = now.getTime() - session.current_issued_at.getTime() >= TOKEN_LIFE_S * 1000
  return {
    ...session,
    current_issued_at: isOver ? now : session.current_issued_at,
    previous_revoked_at: now,
  }
}
