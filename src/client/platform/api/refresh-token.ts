import { TokenSchema } from '#shared/contract/accounts.ts'
import { withLock } from '../device/locks/with-lock.ts'
import type { SessionSource } from '../device/session/source.ts'
import { ApiError, ContractError } from './errors.ts'
import { callServer } from './http.ts'
import { parse } from './parse.ts'

// Longer than one request may take.
const LOCK_WAIT_MS = 20_000

/**
 * A token to continue with after `usedToken` has expired; null when the session has ended. Only one tab or worker
 * refreshes: the server treats a second refresh of the same token as theft.
 * @throws NetworkError; the session is kept
 */
export function refreshToken(session: SessionSource, usedToken: string): Promise<string | null> {
  return withLock('jobmost-refresh', LOCK_WAIT_MS, async () => {
    const newest = await session.newestToken()
    if (newest !== usedToken) return newest
    try {
      const newToken = await fetchToken(usedToken)
      await session.replaceToken(usedToken, newToken)
      return newToken
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      await session.loseSession(usedToken, error.sessionEnd)
      return null
    }
  })
}

/** As refreshToken, for a token that the server rejects: a newer one if there is one, else the session ends. */
export async function replaceRefusedToken(
  session: SessionSource,
  usedToken: string,
  { sessionEnd }: ApiError,
): Promise<string | null> {
  const newest = await session.newestToken()
  if (newest !== usedToken) return newest
  await session.loseSession(usedToken, sessionEnd)
  return null
}

/** A new token of the session; the used one ends. */
export async function fetchToken(usedToken: string): Promise<string> {
  const answer = await callServer('/api/v1/auth/refresh', {
    method: 'POST',
    headers: { authorization: `Bearer ${usedToken}` },
  })
  const data = parse(TokenSchema, answer)
  if (!data) throw new ContractError('auth/refresh')
  return data.access_token
}
