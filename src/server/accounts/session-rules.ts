import type { SessionEnd } from '#shared/contract/session-ends.ts'
import { DAY_MS, HOUR_S } from '#shared/durations.ts'

/** How long the previous token is accepted after a refresh. So concurrent refreshes of two tabs do not end the session. */
export const GRACE_MS = 30_000
export const TOKEN_LIFE_S = HOUR_S
export const SESSION_LIFE_MS = 14 * DAY_MS

/** What decides whether and why a session has ended. */
export type SessionState = {
  revoked_at: Date | null
  end_reason: SessionEnd | null
  blocked_at: Date | null
  expires_at: Date
}

/** Whether a session was ended, its user is blocked, or it is too old. */
export const hasEnded = ({ revoked_at, blocked_at, expires_at }: SessionState, now: Date): boolean =>
  revoked_at !== null || blocked_at !== null || expires_at <= now

/** Why an ended session has ended; undefined when that was not stored. */
export function endOf({ revoked_at, end_reason, blocked_at }: SessionState): SessionEnd | undefined {
  if (blocked_at) return 'blocked'
  return revoked_at ? (end_reason ?? undefined) : 'expired'
}

/** The tokens of one session, as stored. */
export type SessionTokens = {
  current_jti: string
  /** The `iat` claim of the current token. */
  current_issued_at: Date
  previous_jti: string | null
  /** When the previous token was revoked: at the last refresh that returned its successor. */
  previous_revoked_at: Date | null
  /** Whether a request has used the current token. */
  successor_used: boolean
}

/**
 * Compares a token's id with its session (src/docs/product.md, "Sessions").
 * `previous`: revoked, but accepted. Its successor is unused, so the answer may have been lost; or another tab has
 * refreshed within `GRACE_MS`. `reused`: revoked earlier, so the token was probably stolen.
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
 * The session's tokens after a refresh of `jti`. The current token gets the successor `freshJti`; the previous one
 * gets its successor again. Null for a reused token: the session must end.
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
  // Returning a used successor again must not extend the grace period.
  if (session.successor_used) return session
  // A lost successor may have expired meanwhile: reissue it with the same id.
  const isOver = now.getTime() - session.current_issued_at.getTime() >= TOKEN_LIFE_S * 1000
  return {
    ...session,
    current_issued_at: isOver ? now : session.current_issued_at,
    previous_revoked_at: now,
  }
}
