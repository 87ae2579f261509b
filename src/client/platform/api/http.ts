import ky from 'ky'
import { ErrorSchema } from '#shared/contract/conventions.ts'
import { startDeadline } from '../device/deadline.ts'
import { ApiError, NetworkError } from './errors.ts'
import { parse } from './parse.ts'
import { tellServerContact } from './server-contact.ts'

const DEADLINE_MS = 15_000

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type CallOptions = {
  method?: Method
  body?: unknown
  headers?: Record<string, string | undefined>
  signal?: AbortSignal | undefined
}

/**
 * One call of the server: the parsed answer, undefined when it has no content.
 * @throws ApiError, NetworkError, or the reason of `signal`
 */
export async function callServer(path: string, options: CallOptions = {}): Promise<unknown> {
  try {
    const body = await fetchAnswer(path, options)
    tellServerContact(true)
    return body
  } catch (error) {
    if (!options.signal?.aborted) tellServerContact(error instanceof ApiError)
    throw error
  }
}

async function fetchAnswer(path: string, { method, body, headers, signal }: CallOptions): Promise<unknown> {
  const deadline = startDeadline(DEADLINE_MS, signal)
  try {
    const response = await ky(path, {
      method: method ?? 'GET',
      ...(body instanceof FormData ? { body } : { json: body }),
      headers: { accept: 'application/json', ...background(), ...headers },
      signal: deadline.signal,
      // What the browser has kept is no news of the server: offline it would say that we are back, and this minute old.
      cache: 'no-cache',
      retry: 0,
      // Ky's own covers the headers only; ours covers the body too.
      timeout: false,
      throwHttpErrors: false,
    })
    const text = await response.text()
    return response.ok ? readBody(response, text) : refuse(response, text)
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (error instanceof ApiError || error instanceof NetworkError) throw error
    // Browsers word a broken connection in many ways; nothing else can fail in between.
    throw new NetworkError('no answer', { cause: error })
  } finally {
    deadline.stop()
  }
}

/** Nobody is looking: what is asked now does not mean that somebody is there. The worker has no document. */
const background = () => {
  const { document } = globalThis as { document?: { visibilityState: string } }
  return document?.visibilityState === 'visible' ? undefined : { 'x-background': '1' }
}

function readBody(response: Response, text: string): unknown {
  // 202 has nothing to tell either: what was asked is done later.
  if ([202, 204, 205].includes(response.status) && text === '') return undefined
  const body = parseJson(text)
  // The sign-in page of a hotel's network answers 200 to everything.
  if (body === undefined) throw new NetworkError('somebody else answered')
  return body
}

function refuse(response: Response, text: string): never {
  const data = parse(ErrorSchema, parseJson(text))
  const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'))
  throw new ApiError({
    status: response.status,
    code: data?.code ?? `http_${response.status}`,
    ...(data && { message: data.message }),
    ...(data?.errors && { errors: data.errors }),
    ...(data?.request_id && { requestId: data.request_id }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined
  const seconds = Number.isNaN(Number(value)) ? (Date.parse(value) - Date.now()) / 1000 : Number(value)
  return seconds >= 0 ? seconds : undefined
}
