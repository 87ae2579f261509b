import { MINUTE_MS } from '#shared/durations.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { sessionEnded } from './session-ended.ts'
import { hasEnded, judgeToken } from './session-rules.ts'
import { findSession, revokeSession, touchSession } from './sessions-store.ts'
import { readToken } from './tokens.ts'

// Updating `last_used_at` on every request would turn every read into a write.
const TOUCH_EVERY_MS = MINUTE_MS
// Any client can claim to be a hidden tab, so that the list of sessions must show these requests too.
const TOUCH_AWAY_EVERY_MS = 5 * MINUTE_MS

/**
 * Finds the user of a bearer token. A token that was used again after the grace period ends its session.
 * @param isAway whether the request comes from a hidden tab: it does not count as presence, but as use of the session
 * @returns the current user, or Problem 401: `token_expired`, or `unauthenticated` (forged, signed out, revoked)
 */
export async function authenticate(
  { db, clock, config, realtime }: Pick<Deps, 'db' | 'clock' | 'config' | 'realtime'>,
  token: string,
  { isAway = false } = {},
): Promise<Actor | Problem> {
  const now = clock()
  const claims = await readToken(config.secrets, token, now)
  if (!claims) return new Problem('unauthenticated')
  if (claims.isExpired) return new Problem('token_expired')
  const session = await findSession(db, claims.sessionId)
  if (!session || hasEnded(session, now)) return sessionEnded(session)
  const judgement = judgeToken(claims.jti, session, now)
  if (judgement === 'reused') {
    await revokeSession(db, claims.sessionId, now, 'reused')
    await realtime.closeEndedSessions(session.user_id)
    return new Problem('unauthenticated', { sessionEnd: 'reused' })
  }
  const isFirstUse = judgement === 'current' && !session.successor_used
  const touched = isAway ? session.requested_at : session.last_used_at
  const isTouchDue = now.getTime() - touched.getTime() > (isAway ? TOUCH_AWAY_EVERY_MS : TOUCH_EVERY_MS)
  if (isFirstUse || isTouchDue) await touchSession(db, { id: claims.sessionId, jti: claims.jti }, now, isAway)
  return {
    id: session.user_id,
    role: session.role,
    staffRole: session.staff_role,
    sessionId: claims.sessionId,
    jti: claims.jti,
    mustChangePassword: session.must_change_password,
  }
}
