import type * as z from 'zod/mini'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { createStore } from '#shared/emitter.ts'
import { sessionSource } from '../device/session/source.ts'
import { consumeInitialAnswer, consumeMissing, requestsReleased } from '../first-paint/initial-answers.ts'
import { ApiError } from './errors.ts'
import { type Query, urlOf } from './url.ts'

const apiLanguage = createStore<Language>(LANGUAGES[0])

type Common = {
  signal?: AbortSignal | undefined
  /** The language of the answer, if not the interface's. An outbox entry keeps the language it was written under. */
  language?: Language
  /** The request fails unless this user is signed in: another user may have signed in since it was prepared. */
  userId?: number
}
/** The schema of an answer. A function defers loading it, for pages whose data came with the HTML. */
export type SchemaSource<T> = z.core.$ZodType<T> | (() => Promise<z.core.$ZodType<T>>)
export type GetOptions = Common & {
  query?: Query
  /**
   * Whether an answer with an entry that only a newer release knows is refused: for lists that the device stores, which
   * would lose the entry.
   */
  isWhole?: boolean
}
export type SendOptions<T> = Common & {
  body?: unknown
  schema?: SchemaSource<T>
  idempotencyKey?: string
  /** The order of the change: device, number on the device, age (src/decisions/026-order-of-intentions.md). */
  intention?: string
  /** The version that the change was made to; the server refuses a change of another one with 412. */
  ifMatch?: number
}

/** Sets the language that later requests ask for. */
export const setApiLanguage = apiLanguage.set

/** The language of requests. */
export const getApiLanguage = apiLanguage.get

// Loaded with the first request: a server-rendered page carries its answers and starts without ky and zod.
const loadRequest = () => import('./request.ts')

/**
 * GET under /api/v1, checked against the contract.
 * @throws ApiError, NetworkError, ContractError
 */
export async function apiGet<T>(
  path: string,
  schema: SchemaSource<T>,
  { isWhole, ...options }: GetOptions = {},
): Promise<T> {
  const session = await sessionSource()?.load()
  const url = urlOf(path, options.query)
  const initial = !session && consumeInitialAnswer(url, apiLanguage.get())
  // The server rendered the page from this answer, under the same contract.
  if (initial) return initial as T
  if (!session && consumeMissing(url)) throw new ApiError({ status: 404, code: 'not_found' })
  await requestsReleased()
  const [{ request, validateAnswer }, contract] = await Promise.all([
    loadRequest(),
    typeof schema === 'function' ? schema() : schema,
  ])
  return validateAnswer(
    path,
    contract,
    await request('GET', path, { language: apiLanguage.get(), ...options }),
    isWhole,
  )
}

/**
 * A request that changes data. Without a schema the answer is not validated; undefined when it has no content.
 * @throws ApiError, NetworkError, ContractError
 */
export async function apiSend<T = unknown>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { schema, ...options }: SendOptions<T> = {},
): Promise<T> {
  await requestsReleased()
  const { request, validateAnswer } = await loadRequest()
  const answer = await request(method, path, { language: apiLanguage.get(), ...options })
  if (!schema) return answer as T
  return validateAnswer(path, typeof schema === 'function' ? await schema() : schema, answer)
}
