import * as z from 'zod/mini'
import { ChannelAuthAnswer, UserAuthAnswer } from '#shared/contract/realtime.ts'
import { ApiError, ContractError } from '../api/errors.ts'
import { callServer } from '../api/http.ts'
import { loadSession, refreshToken, replaceRefusedToken } from '../device/session/session.ts'

/**
 * The server's leave to listen to a channel, with the token of this moment and one refresh. It stands outside of
 * /api/v1, where Echo looks for it.
 * @throws ApiError, NetworkError, ContractError
 */
export const authorizeChannel = (body: { socket_id: string; channel_name: string }) =>
  ask('/broadcasting/auth', body, ChannelAuthAnswer)

/**
 * As `authorizeChannel`: the proof of who is here, for an engine that cuts people, not sessions.
 * @throws ApiError, NetworkError, ContractError
 */
export const authorizeUser = (body: { socket_id: string }) =>
  ask('/broadcasting/user-auth', body, UserAuthAnswer)

async function ask<T extends z.core.$ZodType>(path: string, body: object, schema: T): Promise<z.infer<T>> {
  const session = await loadSession()
  const call = (token: string | undefined) =>
    callServer(path, { method: 'POST', body, headers: { authorization: token && `Bearer ${token}` } })
  const answer = await call(session?.token).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401 || !session) throw error
    const renew = error.code === 'token_expired' ? refreshToken : replaceRefusedToken
    const token = await renew(session.token)
    if (!token) throw error
    return call(token)
  })
  const read = z.safeParse(schema, answer)
  if (!read.success) throw new ContractError(path)
  return read.data
}
