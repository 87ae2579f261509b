import { randomUUID } from 'node:crypto'
import type { Token } from '#shared/contract/accounts.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { sessionEnded } from './session-ended.ts'
import { hasEnded, refreshTokens } from './session-rules.ts'
import { lockSession, revokeSession, saveTokens } from './sessions-store.ts'
import { readToken, signToken } from './tokens.ts'

/**
 * Refreshes a token, expired or not. Concurrent refreshes of one token get the same successor.
 * @throws Problem 401 when the session has ended, or ends now because a revoked token was used again
 */
export async function refresh({ db, clock, config, realtime }: Deps, token: string | null): Promise<Token> {
  const now = clock()
  const claims = token === null ? null : await readToken(config.secrets, token, now)
  if (!claims) throw new Problem('unauthenticated')
  const successor = await db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, claims.sessionId)
    if (!session || hasEnded(session, now)) return sessionEnded(session)
    const tokens = refreshTokens(claims.jti, session, randomUUID(), now)
    if (!tokens) {
      await revokeSession(trx, session.id, now, 'reused')
      return new Problem('unauthenticated', { sessionEnd: 'reused' })
    }
    await saveTokens(trx, session.id, tokens)
    return { userId: session.user_id, role: session.role, tokens }
  })
  // Not thrown inside the transaction: that would roll back the revocation.
  if (successor instanceof Problem) {
    await realtime.closeEndedSessions(claims.userId)
    throw successor
  }
  const { userId, role, tokens } = successor
  const next = { userId, sessionId: claims.sessionId, jti: tokens.current_jti, role }
  return signToken(config.secrets, next, tokens.current_issued_at)
}
