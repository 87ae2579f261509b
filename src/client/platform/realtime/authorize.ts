import type * as z from 'zod/mini'
import { ChannelAuthAnswer, UserAuthAnswer } from '#shared/contract/realtime.ts'
import { callAsUser } from '../api/call-as-user.ts'
import { validateAnswer } from '../api/request.ts'

/**
 * Authorizes a channel with the current token and one refresh. The address lies outside of /api/v1, where Echo expects
 * it.
 * @param userId whose connection it is: after a sign-out nothing is requested
 * @throws ApiError, NetworkError, ContractError
 */
export const authorizeChannel = (userId: number, body: { socket_id: string; channel_name: string }) =>
  postAsUser('/broadcasting/auth', { userId, body }, ChannelAuthAnswer)

/**
 * As `authorizeChannel`, for `pusher.signin()`: an external engine closes connections by user, not by session.
 * @throws ApiError, NetworkError, ContractError
 */
export const authorizeUser = (userId: number, body: { socket_id: string }) =>
  postAsUser('/broadcasting/user-auth', { userId, body }, UserAuthAnswer)

async function postAsUser<T>(
  path: string,
  request: { userId: number; body: object },
  schema: z.core.$ZodType<T>,
): Promise<T> {
  return validateAnswer(path, schema, await callAsUser(path, { method: 'POST', ...request }))
}
