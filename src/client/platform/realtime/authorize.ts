import * as z from 'zod/mini'
import { ChannelAuthAnswer } from '#shared/contract/realtime.ts'
import { ApiError, ContractError } from '../errors.ts'
import { callServer } from '../http.ts'
import { loadSession, refreshToken, replaceRefusedToken } from '../session.ts'

const PATH = '/broadcasting/auth'

/**
 * The server's leave to listen to a channel, with the token of this moment and one refresh. It stands outside of
 * /api/v1, where Echo looks for it.
 * @throws ApiError, NetworkError, ContractError
 */
export async function authorizeChannel(body: {
  socket_id: string
  channel_name: string
}): Promise<{ auth: string }> {
  const session = await loadSession()
  const ask = (token: string | undefined) =>
    callServer(PATH, { method: 'POST', body, headers: { authorization: token && `Bearer ${token}` } })
  const answer = await ask(session?.token).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401 || !session) throw error
    const renew = error.code === 'token_expired' ? refreshToken : replaceRefusedToken
    const token = await renew(session.token)
    if (!token) throw error
    return ask(token)
  })
  const { data } = z.safeParse(ChannelAuthAnswer, answer)
  if (!data) throw new ContractError(PATH)
  return data
}
