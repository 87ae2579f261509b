import { TokenSchema } from '#shared/contract/accounts.ts'
import { ContractError } from './errors.ts'
import { callServer } from './http.ts'
import { parse } from './parse.ts'

/**
 * Refreshes an expired token (POST /api/v1/auth/refresh).
 * @throws ApiError, NetworkError, ContractError
 */
export async function fetchToken(usedToken: string): Promise<string> {
  const answer = await callServer('/api/v1/auth/refresh', {
    method: 'POST',
    headers: { authorization: `Bearer ${usedToken}` },
  })
  const data = parse(TokenSchema, answer)
  if (!data) throw new ContractError('auth/refresh')
  return data.access_token
}
