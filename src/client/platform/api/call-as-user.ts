import { sessionSource } from '../device/session/source.ts'
import { parseToken, type Session } from '../device/session/token.ts'
import { ApiError } from './errors.ts'
import { type CallOptions, callServer } from './http.ts'
import { refreshToken, replaceRefusedToken } from './refresh-token.ts'

type Options = CallOptions & {
  /** Refuses to speak for anybody else, whoever is signed in by then. */
  userId?: number | undefined
  /** A 401 says that the password was wrong, not that the session is over. */
  isSignIn?: boolean
}

/**
 * A call of the server as the current user, repeated once with a fresh token where that mends a 401.
 * @throws ApiError, NetworkError, or the reason of `signal`
 */
export async function callAsUser(path: string, { userId, isSignIn, ...options }: Options): Promise<unknown> {
  const session = (await sessionSource()?.load()) ?? null
  if (userId !== undefined && userId !== session?.userId) {
    throw new ApiError({ status: 401, code: 'unauthenticated' })
  }
  const call = (token: string | undefined) =>
    callServer(path, {
      ...options,
      headers: { ...options.headers, authorization: token && `Bearer ${token}` },
    })
  try {
    return await call(session?.token)
  } catch (error) {
    const token = session && !isSignIn && (await tokenAfter(error, session))
    if (!token) throw error
    return call(token)
  }
}

/** The token to try once more with, if a refusal can be mended so. */
async function tokenAfter(error: unknown, { token, userId }: Session): Promise<string | null> {
  const source = sessionSource()
  if (!source || !(error instanceof ApiError) || error.status !== 401) return null
  const renew = error.code === 'token_expired' ? refreshToken : replaceRefusedToken
  const next = await renew(source, token)
  // Another person may have signed in meanwhile: the request is not theirs.
  return parseToken(next)?.userId === userId ? next : null
}
