import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { acceptsHtml } from '../http/accepts-html.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_URL_LENGTH = 1000
/** A smaller answer fits into one packet uncompressed. */
const COMPRESS_FROM_BYTES = 1024
const BROTLI_QUALITY = 4
const OF_CLIENT = /^(?:x-ratelimit-|retry-after)/
const CACHED_HEADERS = ['content-type', 'content-language', 'vary', 'cache-control', 'link'] as const

type Encoding = 'br' | 'gzip' | 'identity'
type Answer = {
  body: Buffer
  headers: Record<string, string>
  encoded: Map<Encoding, Promise<Buffer>>
  /** What was sent, by encoding. */
  sent: Map<Encoding, Sent>
  until: number
}
/** Headers as names and values in turn, which Node.js writes without copying them. */
type Sent = { headers: string[]; body: Buffer }
/** The cache slot for this request's answer; unused when a write happens before the answer is complete. */
type Share = { key: string; generation: number; done: () => void }
type Sending = { answer: Answer; encoding: Encoding; body: Buffer }

declare module 'fastify' {
  interface FastifyRequest {
    share: Share | null
    sending: Sending | null
  }
}

const encoders: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
}

/**
 * Caches public answers (public routes with `cacheSeconds`, and pages) for `sharedAnswersMs`, as a reverse proxy's
 * micro-cache does. Parallel requests for the same answer wait for one computation. Requests with a token neither read
 * nor fill the cache, except on routes that ignore tokens (`anonymous`). A write in this process clears the cache at
 * once. A write of another process shows after that time at most.
 */
export function sharedAnswers(app: App, { config }: Pick<Deps, 'config'>): void {
  const { sharedAnswersMs } = config
  app.decorateRequest('share', null)
  app.decorateRequest('sending', null)
  if (sharedAnswersMs === 0) return
  const answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    // The body and later its compressed forms.
    sizeCalculation: ({ body }, key) => body.length * 2 + key.length + 1000,
  })
  const pending = new Map<string, Promise<void>>()
  let generation = 0

  const findCached = (key: string): Answer | null => {
    const kept = answers.get(key)
    return kept && kept.until > performance.now() ? kept : null
  }
  const begin = (key: string): Share => {
    const { promise, resolve } = Promise.withResolvers<void>()
    pending.set(key, promise)
    const done = () => {
      if (pending.get(key) === promise) pending.delete(key)
      resolve()
    }
    return { key, generation, done }
  }

  // Callbacks: a promise would take a tenth of the time of a cached answer.
  app.addHook('onRequest', (request, reply, done) => {
    if (!isSameForAllReaders(request)) return done()
    const key = `${request.language} ${addressOf(request)}`
    const answer = () => {
      const kept = findCached(key)
      if (!kept) {
        request.share = begin(key)
        done()
      } else if (!sendRaw(request, reply, kept, config.rateLimit)) {
        sendEncoded(request, reply, kept).catch(done)
      }
    }
    const other = findCached(key) ? undefined : pending.get(key)
    if (other) other.then(answer).catch(done)
    else answer()
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (isSharedWrite(request, reply)) {
      answers.clear()
      generation++
    }
    const { share } = request
    if (!share) return payload
    if (reply.statusCode !== 200 || typeof payload !== 'string') {
      // Not in onResponse: Fastify does not run it when the client has disconnected, and other requests wait for this.
      share.done()
      return payload
    }
    const answer = toAnswer(reply, payload, answers.get(share.key), sharedAnswersMs)
    if (share.generation === generation) answers.set(share.key, answer)
    share.done()
    return encode(request, reply, answer)
  })
}

/** Caches the sent headers and bytes. Register it last, after the hooks that set headers. */
export function cacheSentAnswers(app: App): void {
  app.addHook('onSend', async (request, reply) => {
    const { sending } = request
    if (!sending || ![200, 304].includes(reply.statusCode)) return
    const headers = pickHeaders(reply, (name) => !OF_CLIENT.test(name) && name !== 'content-length')
    sending.answer.sent.set(sending.encoding, { headers, body: sending.body })
  })
}

function isSameForAllReaders({ method, url, headers, routeOptions: { config } }: FastifyRequest): boolean {
  if (method !== 'GET' || url.length > MAX_URL_LENGTH) return false
  if (config.access === 'anonymous') return config.cacheSeconds !== undefined
  if (headers.authorization !== undefined) return false
  if (config.isPage) return acceptsHtml(headers)
  return config.access === 'public' && config.cacheSeconds !== undefined
}

/** The address without what the route does not read: otherwise invented parameters would evade the cache. */
function addressOf({ url, routeOptions: { config, schema } }: FastifyRequest): string {
  return config.isPage || schema?.querystring ? url : (url.split('?')[0] ?? url)
}

const isSharedWrite = ({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) &&
  statusCode < 400 &&
  routeOptions.url?.startsWith('/api/v1/') === true &&
  !routeOptions.config.changesNothingPublic

/** Reuses the compressed forms of the previous answer when the content is unchanged. */
function toAnswer(reply: FastifyReply, payload: string, before: Answer | undefined, lifeMs: number): Answer {
  const until = performance.now() + lifeMs
  const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`
  if (before?.headers.etag === etag) return { ...before, until }
  const given = CACHED_HEADERS.flatMap((name) => {
    const value = reply.getHeader(name)
    return value === undefined ? [] : [[name, String(value)]]
  })
  return {
    body: Buffer.from(payload),
    headers: { ...Object.fromEntries(given), etag },
    encoded: new Map(),
    sent: new Map(),
    until,
  }
}

async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  reply.headers(answer.headers)
  return reply.send(await encode(request, reply, answer))
}

/** The bytes in the client's preferred encoding. @fastify/etag answers 304 when the client has them. */
async function encode(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<Buffer> {
  reply.header('etag', answer.headers.etag)
  reply.header('vary', [answer.headers.vary, 'accept-encoding'].filter(Boolean).join(', '))
  const encoding = encodingFor(request, answer)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = await bodyIn(encoding, answer)
  request.sending = { answer, encoding, body }
  return body
}

/** The answer's bytes in an encoding, which are made once. */
function bodyIn(encoding: Encoding, { body, encoded }: Answer): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return body
  const known = encoded.get(encoding)
  if (known) return known
  const made = encoders[encoding](body)
  encoded.set(encoding, made)
  return made
}

/**
 * Sends cached headers and bytes and skips the other hooks, which would only compute the same headers again.
 * @param isLimited whether the client's rate limit is counted
 * @returns whether the answer was cached in this encoding
 */
function sendRaw(request: FastifyRequest, reply: FastifyReply, answer: Answer, isLimited: boolean): boolean {
  const sent = answer.sent.get(encodingFor(request, answer))
  if (!sent) return false
  const { etag = '' } = answer.headers
  const known = request.headers['if-none-match']
  const isKnown = known !== undefined && (known === etag || `W/${known}` === etag)
  const { raw } = reply.hijack()
  const headers = isLimited
    ? [...pickHeaders(reply, (name) => OF_CLIENT.test(name)), ...sent.headers]
    : sent.headers
  const { body } = sent
  // All answers of a turn are sent together. A receiver on this machine, such as a reverse proxy, sleeps until its first
  // one; to wake it for each answer would take longer than all the rest.
  setImmediate(() => {
    // Without content-length: some clients would wait for the body of a 304.
    if (isKnown) raw.writeHead(304, headers).end()
    else raw.writeHead(200, [...headers, 'content-length', String(body.length)]).end(body)
  })
  return true
}

/** The names and values of an answer's headers in turn. */
function pickHeaders(reply: FastifyReply, isPicked: (name: string) => boolean): string[] {
  const given = Object.entries(reply.getHeaders())
  return given.flatMap(([name, value]) =>
    value !== undefined && isPicked(name) ? [name, String(value)] : [],
  )
}

const encodingFor = (request: FastifyRequest, { body }: Answer): Encoding =>
  body.length < COMPRESS_FROM_BYTES ? 'identity' : encodingOf(request)

// RFC 9110, 12.5.3.
const REFUSED_CODING = /;\s*q=0(?:\.0{1,3})?\s*$/

/** Brotli before gzip, unless the client refuses it. */
function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((coding) => !REFUSED_CODING.test(coding))
    .map((coding) => coding.split(';', 1)[0]?.trim())
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}
