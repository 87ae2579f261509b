import type * as z from 'zod/mini'
import { ChannelAuthAnswer, UserAuthAnswer } from '#shared/contract/realtime.ts'
import { callAsUser } from '../api/call-as-user.ts'
import { checked } from '../api/request.ts'

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

async function ask<T>(path: string, body: object, schema: z.core.$ZodType<T>): Promise<T> {
  return checked(path, schema, await callAsUser(path, { method: 'POST', body }))
}
