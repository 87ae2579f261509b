import type * as z from 'zod/mini'
import type { Language } from '#shared/contract/languages.ts'
import { callAsUser } from './call-as-user.ts'
import { ContractError } from './errors.ts'
import type { Method } from './http.ts'
import { lookForUpdate, withoutUnknownItems } from './known-items.ts'
import { parse, problemOf } from './parse.ts'
import { type Query, urlOf } from './url.ts'

type RequestOptions = {
  language: Language
  signal?: AbortSignal | undefined
  userId?: number
  query?: Query
  body?: unknown
  idempotencyKey?: string
  intention?: string
  ifMatch?: number
}

/**
 * One request under /api/v1 as the current user.
 * @throws ApiError, NetworkError
 */
export const request = (
  method: Method,
  path: string,
  { language, signal, userId, query, body, idempotencyKey, intention, ifMatch }: RequestOptions,
): Promise<unknown> =>
  callAsUser(urlOf(path, query), {
    method,
    body,
    signal,
    userId,
    isSignIn: path.endsWith('auth/login'),
    headers: {
      'accept-language': language,
      'idempotency-key': idempotencyKey,
      intention,
      'if-match': ifMatch === undefined ? undefined : `"${ifMatch}"`,
    },
  })

/**
 * The answer, validated against the contract; without entries and choices that only a newer release knows, unless it is `isWhole`.
 * @throws ContractError
 */
export function validateAnswer<T>(
  path: string,
  schema: z.core.$ZodType<T>,
  answer: unknown,
  isWhole = false,
): T {
  const data = parse(schema, answer)
  if (data !== undefined) return data
  // Whatever does not match: a newer release may be there.
  void lookForUpdate()
  const problem = problemOf(schema, answer)
  const known = isWhole || !problem ? undefined : knownPart(path, schema, answer, problem)
  if (known === undefined) throw new ContractError(path, { cause: problem })
  return known
}

function knownPart<T>(
  path: string,
  schema: z.core.$ZodType<T>,
  answer: unknown,
  problem: z.core.$ZodError,
): T | undefined {
  // Forms save what these answers have.
  const blanks = /^\/(?:cabinet|admin)\b/.test(path) ? (['refused'] as const) : [null, undefined]
  for (const blank of blanks) {
    const known = parse(schema, withoutUnknownItems(answer, problem, blank))
    if (known !== undefined) return known
  }
  return undefined
}
