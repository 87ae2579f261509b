import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '#shared/contract/conventions.ts'
import { ApiError, ContractError } from './errors.ts'
import { callServer, type Method, type Query, toSearchParams } from './http.ts'
import { requestsReleased, takeInitialAnswer } from './initial-answers.ts'
import { loadSession, refreshToken, replaceRefusedToken, type Session } from './session.ts'
import { parseToken } from './session-token.ts'

// Compiled schemas need eval, which our Content-Security-Policy forbids.
z.config({ jitless: true })

const PREFIX = '/api/v1'
let apiLanguage: Language = LANGUAGES[0]

type Common = {
  signal?: AbortSignal | undefined
  /** Other than the interface's: what waits in the outbox keeps the language it was written under. */
  language?: Language
  /** Refuses to speak for anybody else, whoever is signed in by then. */
  userId?: number
}
export type GetOptions = Common & { query?: Query }
export type SendOptions<T> = Common & {
  body?: unknown
  schema?: z.core.$ZodType<T>
  idempotencyKey?: string
}

/** The language of names, content and messages from now on. */
export function setApiLanguage(language: Language): void {
  apiLanguage = language
}

export function getApiLanguage(): Language {
  return apiLanguage
}

/**
 * GET under /api/v1, checked against the contract.
 * @throws ApiError, NetworkError, ContractError
 */
export async function apiGet<T>(
  path: string,
  schema: z.core.$ZodType<T>,
  options: GetOptions = {},
): Promise<T> {
  return checked(path, schema, await request('GET', path, options))
}

/**
 * A call that changes something. Without a schema the answer is as it came; undefined when it has no content.
 * @throws ApiError, NetworkError, ContractError
 */
export async function apiSend<T = unknown>(
  method: Exclude<Method, 'GET'>,
  path: string,
  { schema, ...options }: SendOptions<T> = {},
): Promise<T> {
  const answer = await request(method, path, options)
  return schema ? checked(path, schema, answer) : (answer as T)
}

type RequestOptions = Common & { query?: Query; body?: unknown; idempotencyKey?: string }

async function request(method: Method, path: string, options: RequestOptions): Promise<unknown> {
  const session = await loadSession()
  if (options.userId !== undefined && options.userId !== session?.userId) {
    throw new ApiError({ status: 401, code: 'unauthenticated' })
  }
  const initial = method === 'GET' && !session && takeInitialAnswer(urlOf(path, options.query), apiLanguage)
  if (initial) return initial
  await requestsReleased()
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
      'accept-language': options.language ?? apiLanguage,
      authorization: token && `Bearer ${token}`,
      'idempotency-key': options.idempotencyKey,
    },
  })
}

function urlOf(path: string, query: Query = {}): string {
  const params = new URLSearchParams(toSearchParams(query)).toString()
  return `${PREFIX}/${path.replace(/^\//, '')}${params && `?${params}`}`
}

function checked<T>(path: string, schema: z.core.$ZodType<T>, answer: unknown): T {
  const result = z.safeParse(schema, answer)
  if (!result.success) throw new ContractError(path, { cause: result.error })
  return result.data
}
