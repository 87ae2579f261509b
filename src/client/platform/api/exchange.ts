import type * as z from 'zod/mini'
import type { Language } from '#shared/contract/languages.ts'
import { loadSession, refreshToken, replaceRefusedToken, type Session } from '../device/session/session.ts'
import { parseToken } from '../device/session/session-token.ts'
import { ApiError, ContractError } from './errors.ts'
import { callServer, type Method } from './http.ts'
import { parse, problemOf } from './parse.ts'
import { type Query, urlOf } from './url.ts'

type RequestOptions = {
  language: Language
  signal?: AbortSignal | undefined
  userId?: number
  query?: Query
  body?: unknown
  idempotencyKey?: string
}

/**
 * One call as who is signed in, repeated once with a fresh token where that mends a refusal.
 * @throws ApiError, NetworkError
 */
export async function request(method: Method, path: string, options: RequestOptions): Promise<unknown> {
  const session = await loadSession()
  if (options.userId !== undefined && options.userId !== session?.userId) {
    throw new ApiError({ status: 401, code: 'unauthenticated' })
  }
  try {
    return await call(method, path, options, session?.token)
  } catch (error) {
    const token = session && (await tokenAfter(error, path, session))
    if (!token) throw error
    return call(method, path, options, token)
  }
}

/** The token to try once more with, if a refusal can be mended so. */
async function tokenAfter(error: unknown, path: string, session: Session): Promise<string | null> {
  if (!(error instanceof ApiError) || error.status !== 401 || path.endsWith('auth/login')) return null
  const renew = error.code === 'token_expired' ? refreshToken : replaceRefusedToken
  const token = await renew(session.token)
  // Another person may have signed in meanwhile: the request is not theirs.
  return token && parseToken(token)?.userId === session.userId ? token : null
}

function call(
  method: Method,
  path: string,
  options: RequestOptions,
  token: string | undefined,
): Promise<unknown> {
  return callServer(urlOf(path, options.query), {
    method,
    body: options.body,
    signal: options.signal,
    headers: {
      'accept-language': options.language,
      authorization: token && `Bearer ${token}`,
      'idempotency-key': options.idempotencyKey,
    },
  })
}

/**
 * The answer as the contract has it.
 * @throws ContractError
 */
export function checked<T>(path: string, schema: z.core.$ZodType<T>, answer: unknown): T {
  const data = parse(schema, answer)
  if (data === undefined) throw new ContractError(path, { cause: problemOf(schema, answer) })
  return data
}
