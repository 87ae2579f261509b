import type { Session } from '../device/session/token.ts'
import { ApiError } from './errors.ts'
import { callServer } from './http.ts'
import { fetchToken } from './refresh-token.ts'

/**
 * Ends a session on the server. Call it after the session has ended on the device: a request that is still sent with its
 * token would be answered with 401, as if the server had ended the session by itself.
 * @throws ApiError, NetworkError
 */
export async function endSession({ token }: Session): Promise<void> {
  const end = (valid: string) =>
    callServer('/api/v1/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${valid}` },
      keepalive: true,
    })
  try {
    await end(token)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'token_expired') throw error
    // Without the lock of other refreshes: no tab has this token any more.
    await end(await fetchToken(token))
  }
}
