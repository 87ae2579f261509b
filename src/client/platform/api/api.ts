import type * as z from 'zod/mini'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { sessionSource } from '../device/session/source.ts'
import { requestsReleased, takeInitialAnswer } from '../first-paint/initial-answers.ts'
import { type Query, urlOf } from './url.ts'

let apiLanguage: Language = LANGUAGES[0]

type Common = {
  signal?: AbortSignal | undefined
  /** Other than the interface's: what waits in the outbox keeps the language it was written under. */
  language?: Language
  /** Refuses to speak for anybody else, whoever is signed in by then. */
  userId?: number
}
/** What an answer is checked against; as a function for pages that begin without asking anything. */
export type SchemaSource<T> = z.core.$ZodType<T> | (() => Promise<z.core.$ZodType<T>>)
export type GetOptions = Common & { query?: Query }
export type SendOptions<T> = Common & {
  body?: unknown
  schema?: SchemaSource<T>
  idempotencyKey?: string
}

/** The language of names, content and messages from now on. */
export function setApiLanguage(language: Language): void {
  apiLanguage = language
}

export function getApiLanguage(): Language {
  return apiLanguage
}

// What asks the server comes with the first question: a page that carries its answers begins without it.
const loadRequest = () => import('./request.ts')

/**
 * GET under /api/v1, checked against the contract.
 * @throws ApiError, NetworkError, ContractError
 */
export async function apiGet<T>(path: string, schema: SchemaSource<T>, options: GetOptions = {}): Promise<T> {
  const session = await sessionSource()?.load()
  const initial = !session && takeInitialAnswer(urlOf(path, options.query), apiLanguage)
  // The server drew the page from it, by the same contract.
  if (initial) return initial as T
  await requestsReleased()
  const [{ request, checked }, contract] = await Promise.all([
    loadRequest(),
    typeof schema === 'function' ? schema() : schema,
  ])
  return checked(path, contract, await request('GET', path, { language: apiLanguage, ...options }))
}

/**
 * A call that changes something. Without a schema the answer is as it came; undefined when it has no content.
 * @throws ApiError, NetworkError, ContractError
 */
export async function apiSend<T = unknown>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { schema, ...options }: SendOptions<T> = {},
): Promise<T> {
  await requestsReleased()
  const { request, checked } = await loadRequest()
  const answer = await request(method, path, { language: apiLanguage, ...options })
  if (!schema) return answer as T
  return checked(path, typeof schema === 'function' ? await schema() : schema, answer)
}
