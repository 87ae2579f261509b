import ky from 'ky'
import { ErrorSchema } from '#shared/contract/conventions.ts'
import { isTimeout, startDeadline } from '../device/locks/deadline.ts'
import { ApiError, ForeignAnswerError, NetworkError } from './errors.ts'
import { answersOf, keepAnswer } from './kept-answers.ts'
import { parse } from './parse.ts'
import { emitServerContact, PROBE_PATH, type ServerContact } from './server-contact.ts'

const DEADLINE_MS = 15_000
// After so long without an answer a probe asks whether the connection is lost ("lie-fi"), while the request goes on. A
// file may take longer to upload.
const SILENCE_MS = 3000
const PROBE_SILENCE_MS = 2000
// Statuses that mean “later”, also from a proxy without the contract's body. So does each from 500 on but one.
const LATER = [408, 425, 429]
// A captive portal (RFC 6585, section 6): never sent by a server itself.
const PORTAL = 511

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type CallOptions = {
  method?: Method
  body?: unknown
  headers?: Record<string, string | undefined>
  signal?: AbortSignal | undefined
  /** Whether the request goes on after its page is closed. */
  keepalive?: true
}

/**
 * Calls the server once. Returns the parsed answer, or undefined when it has no content.
 * @throws ApiError, NetworkError, or the reason of `signal`
 */
export async function callServer(path: string, options: CallOptions = {}): Promise<unknown> {
  try {
    const body = await fetchAnswer(path, options)
    emitServerContact(true)
    return body
  } catch (error) {
    const { signal } = options
    // A caller's deadline, such as the outbox's, means no contact. Another abort says nothing about the server.
    if (!signal?.aborted || isTimeout(signal.reason)) emitServerContact(contactOf(error, path, options))
    throw error
  }
}

function contactOf(error: unknown, path: string, { method }: CallOptions): ServerContact {
  if (error instanceof ApiError) return true
  if (error instanceof ForeignAnswerError) return unansweredContact(path)
  // A read that got no answer is repeated when the connection is back. A write may be too large for this network.
  const isUnanswered = isTimeout(error) || isTimeout(causeOf(error))
  return isUnanswered && !isRead(method) ? unansweredContact(path) : false
}

const isRead = (method: Method = 'GET') => method === 'GET'

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined)

/** What an unanswered request means for the connection. A probe is the simplest request: if it fails, all do. */
const unansweredContact = (path: string): ServerContact => (path === PROBE_PATH ? false : 'unclear')

async function fetchAnswer(path: string, options: CallOptions): Promise<unknown> {
  const { method, body, headers, signal, keepalive } = options
  const deadline = startDeadline(DEADLINE_MS, signal)
  const isUpload = body instanceof FormData
  const silentMs = path === PROBE_PATH ? PROBE_SILENCE_MS : SILENCE_MS
  const doubt = () => emitServerContact(unansweredContact(path))
  const silenceTimer = isUpload ? undefined : setTimeout(doubt, silentMs)
  const kept = answersOf(headers?.authorization)
  const key = `${headers?.['accept-language']} ${path}`
  const known = isRead(method) ? kept?.get(key) : undefined
  try {
    const response = await ky(path, {
      method: method ?? 'GET',
      ...(isUpload ? { body } : { json: body }),
      ...(keepalive && { keepalive }),
      headers: { accept: 'application/json', ...background(), 'if-none-match': known?.etag, ...headers },
      signal: deadline.signal,
      // An answer from the browser's cache would count as contact with the server, also offline.
      cache: 'no-cache',
      retry: 0,
      // Ky's timeout covers the headers only; ours covers the body too.
      timeout: false,
      throwHttpErrors: false,
    })
    clearTimeout(silenceTimer)
    const isKnown = known !== undefined && response.status === 304
    const text = isKnown ? known.text : await response.text()
    if (!response.ok && !isKnown) return refuse(response, text)
    const etag = isRead(method) ? response.headers.get('etag') : null
    const answer = readBody(response, text)
    if (kept && etag) keepAnswer(kept, key, { etag, text })
    return answer
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (error instanceof ApiError || error instanceof NetworkError) throw error
    // Browsers word network errors differently, and nothing else in this block can throw.
    throw new NetworkError('no answer', { cause: deadline.signal.aborted ? deadline.signal.reason : error })
  } finally {
    clearTimeout(silenceTimer)
    deadline.stop()
  }
}

/** Requests of a hidden tab are marked: they do not count as presence. The service worker has no document. */
const background = () => {
  const { document } = globalThis as { document?: { visibilityState: string } }
  return document?.visibilityState === 'visible' ? undefined : { 'x-background': '1' }
}

function readBody(response: Response, text: string): unknown {
  // The body of a 202 is optional: the work is done later.
  if ([202, 204, 205].includes(response.status) && text === '') return undefined
  const body = parseJson(response, text)
  // A captive portal answers 200 with its sign-in page to every request.
  if (body === undefined) throw new NetworkError('somebody else answered')
  return body
}

function refuse(response: Response, text: string): never {
  const data = parse(ErrorSchema, parseJson(response, text))
  const { status } = response
  const isLater = LATER.includes(status) || (status >= 500 && status !== PORTAL)
  if (!data && !isLater) throw new ForeignAnswerError(`somebody else answered ${status}`)
  const retryAfterSeconds = readRetryAfter(response.headers)
  throw new ApiError({
    status,
    code: data?.code ?? `http_${status}`,
    ...(data && { message: data.message }),
    ...(data?.errors && { errors: data.errors }),
    ...(data?.request_id && { requestId: data.request_id }),
    ...(data?.block && { block: data.block }),
    ...(data?.session_end && { sessionEnd: data.session_end }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}

function parseJson({ status, headers }: Response, text: string): unknown {
  // The text of a 304 is the one that was kept.
  if (status !== 304 && !headers.get('content-type')?.includes('json')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Seconds or a date. The date is compared with the server's, because the device's clock may be wrong. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')
  if (!value) return undefined
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  const seconds = Number.isNaN(Number(value)) ? (Date.parse(value) - now) / 1000 : Number(value)
  return seconds >= 0 ? seconds : undefined
}
