import { sessionSource } from '../device/session/source.ts'
import { parseToken, type Session } from '../device/session/token.ts'
import { VISITOR } from '../device/session/visitor.ts'
import { ApiError } from './errors.ts'
import { type CallOptions, callServer } from './http.ts'
import { refreshToken, replaceRefusedToken } from './refresh-token.ts'

type Options = CallOptions & {
  /**
   * The request fails unless this user is signed in: another user may have signed in since it was prepared. A visitor's
   * request has no token.
   */
  userId?: number | undefined
  /** A 401 means that the password was wrong, not that the session has ended. */
  isSignIn?: boolean
}

// The first new token may be one that another tab or the worker got long ago, and expired too.
const MAX_NEW_TOKENS = 2

/**
 * Calls the server as the current user. After a 401 it repeats the request with a newer token.
 * @throws ApiError, NetworkError, or the reason of `signal`
 */
export async function callAsUser(path: string, { userId, isSignIn, ...options }: Options): Promise<unknown> {
  const session = userId === VISITOR ? null : ((await sessionSource()?.load()) ?? null)
  if (userId !== undefined && userId !== (session?.userId ?? VISITOR)) {
    throw new ApiError({ status: 401, code: 'unauthenticated' })
  }
  const call = async (token: string | undefined, newTokens: number): Promise<unknown> => {
    try {
      const headers = { ...options.headers, authorization: token && `Bearer ${token}` }
      return await callServer(path, { ...options, headers })
    } catch (error) {
      const mayRepeat = session && token && !isSignIn && newTokens < MAX_NEW_TOKENS
      const next = mayRepeat ? await tokenAfter(error, { ...session, token }) : null
      if (!next) throw error
      return call(next, newTokens + 1)
    }
  }
  return call(session?.token, 0)
}

/** The token for the repeated request; null when a new token would not help. */
async function tokenAfter(error: unknown, { token, userId }: Session): Promise<string | null> {
  const source = sessionSource()
  if (!source || !(error instanceof ApiError) || error.status !== 401) return null
  const renew = error.code === 'token_expired' ? refreshToken : replaceRefusedToken
  const next = await renew(source, token, error)
  // If another user has signed in meanwhile, the request must not be repeated with their token.
  return parseToken(next)?.userId === userId ? next : null
}
