import { MINUTE_MS } from '#shared/durations.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { judgeToken } from './session-rules.ts'
import { findSession, revokeSession, touchSession } from './sessions-store.ts'
import { readToken } from './tokens.ts'

// Writing "last used" on every request would make every read a write.
const TOUCH_EVERY_MS = MINUTE_MS

/**
 * Who a bearer token speaks for.
 * @param isAway nobody is looking: the app asks by itself, which is no sign of life
 * @returns the actor, 'expired' when the token's time is over, null when it is no good (forged, signed out, revoked)
 */
export async function authenticate(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  token: string,
  { isAway = false } = {},
): Promise<Actor | 'expired' | null> {
  const now = clock()
  const claims = await readToken(config.jwtSecret, token, now)
  if (!claims) return null
  if (claims.isExpired) return 'expired'
  const session = await findSession(db, claims.sessionId)
  if (!session || session.revoked_at || session.blocked_at || session.expires_at <= now) return null
  const judgement = judgeToken(claims.jti, session, now)
  if (judgement === 'reused') {
    await revokeSession(db, claims.sessionId, now)
    return null
  }
  const isFirstUse = judgement === 'current' && !session.successor_used
  const isSeen = !isAway && now.getTime() - session.last_used_at.getTime() > TOUCH_EVERY_MS
  if (isFirstUse || isSeen) await touchSession(db, claims.sessionId, claims.jti, isAway ? null : now)
  return { id: session.user_id, role: session.role, sessionId: claims.sessionId, jti: claims.jti }
}
