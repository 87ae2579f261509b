import { TokenSchema } from '#shared/contract/accounts.ts'
import { withLock } from '../device/locks.ts'
import type { SessionSource } from '../device/session/source.ts'
import { ApiError, ContractError } from './errors.ts'
import { callServer } from './http.ts'
import { parse } from './parse.ts'

// Longer than one call may take.
const LOCK_WAIT_MS = 20_000

/**
 * A token to go on with after `usedToken` had expired; null when the session is over. Only one tab or worker asks
 * the server: a second refresh with the same token looks like theft.
 * @throws NetworkError, and the session stays
 */
export function refreshToken(session: SessionSource, usedToken: string): Promise<string | null> {
  return withLock('jobmost-refresh', LOCK_WAIT_MS, async () => {
    const newest = await session.newestToken()
    if (newest !== usedToken) return newest
    try {
      const fresh = await fetchToken(usedToken)
      await session.replaceToken(usedToken, fresh)
      return fresh
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      await session.loseSession(usedToken)
      return null
    }
  })
}

/** As refreshToken, for a token the server refuses altogether: another one if there is, else the end. */
export async function replaceRefusedToken(session: SessionSource, usedToken: string): Promise<string | null> {
  const newest = await session.newestToken()
  if (newest !== usedToken) return newest
  await session.loseSession(usedToken)
  return null
}

async function fetchToken(usedToken: string): Promise<string> {
  const answer = await callServer('/api/v1/auth/refresh', {
    method: 'POST',
    headers: { authorization: `Bearer ${usedToken}` },
  })
  const data = parse(TokenSchema, answer)
  if (!data) throw new ContractError('auth/refresh')
  return data.access_token
}
