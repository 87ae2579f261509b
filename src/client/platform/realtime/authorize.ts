import type * as z from 'zod/mini'
import { ChannelAuthAnswer, UserAuthAnswer } from '#shared/contract/realtime.ts'
import { callAsUser } from '../api/call-as-user.ts'
import { validateAnswer } from '../api/request.ts'

/**
 * Authorizes a channel with the current token and one refresh. The address lies outside of /api/v1, where Echo expects
 * it.
 * @throws ApiError, NetworkError, ContractError
 */
export const authorizeChannel = (body: { socket_id: string; channel_name: string }) =>
  postAsUser('/broadcasting/auth', body, ChannelAuthAnswer)

/**
 * As `authorizeChannel`, for `pusher.signin()`: an external engine closes connections by user, not by session.
 * @throws ApiError, NetworkError, ContractError
 */
export const authorizeUser = (body: { socket_id: string }) =>
  postAsUser('/broadcasting/user-auth', body, UserAuthAnswer)

async function postAsUser<T>(path: string, body: object, schema: z.core.$ZodType<T>): Promise<T> {
  return validateAnswer(path, schema, await callAsUser(path, { method: 'POST', body }))
}
