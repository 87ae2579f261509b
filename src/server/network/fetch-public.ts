import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { SECOND_MS } from '#shared/durations.ts'
import {
  anyResolves,
  checkedLookup,
  type Guard,
  RefusedAddressError,
  requirePublicHost,
} from './checked-lookup.ts'
import { UnansweredError, whyUnanswered } from './unanswered.ts'

/** The answer is larger than `maxBytes`. */
export class TooLargeError extends Error {}
/** The server answered, but not with the file. */
export class WrongAnswerError extends Error {}

/** `otherHosts`: names that were resolved lately. When none of them can be either, our own resolver is away. */
type Limits = { maxBytes: number; timeoutMs?: number; otherHosts?: () => Promise<string[]> }
type Options = Partial<Guard> & Limits

const TIMEOUT_MS = 30 * SECOND_MS
const MAX_REDIRECTS = 5

/**
 * GETs a public https address that a user has named, and gives the body. Follows redirects to such addresses only. Sends
 * no cookies and no credentials. All requests together take at most `timeoutMs`.
 * @throws RefusedAddressError, TooLargeError, WrongAnswerError, UnansweredError
 */
export async function fetchPublic(
  address: string,
  { maxBytes, timeoutMs = TIMEOUT_MS, resolve, allowsLoopback = false, otherHosts }: Options,
): Promise<Buffer> {
  const guard = { resolve, allowsLoopback }
  const asked: Asked = { signal: AbortSignal.timeout(timeoutMs), isConnected: false }
  try {
    return await follow(address, guard, asked, maxBytes)
  } catch (error) {
    if (KNOWN.some((Known) => error instanceof Known)) throw error
    const why = whyUnanswered(error, asked.isConnected)
    const others = why === 'host_unknown' && otherHosts ? await otherHosts() : []
    const isOurs = others.length > 0 && !(await anyResolves(others, guard))
    throw new UnansweredError(isOurs ? 'unconnected' : why, error)
  }
}

type Asked = { signal: AbortSignal; isConnected: boolean }
const KNOWN = [RefusedAddressError, TooLargeError, WrongAnswerError]

async function follow(address: string, guard: Guard, asked: Asked, maxBytes: number): Promise<Buffer> {
  let url = requireAllowed(address, guard)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await get(url, guard, asked)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return readLimited(answer, maxBytes)
    answer.destroy()
    if (statusCode < 300 || statusCode >= 400 || !headers.location)
      throw new WrongAnswerError(`${url.host} answered ${statusCode}`)
    url = requireAllowed(headers.location, guard, url)
  }
  throw new WrongAnswerError(`${url.host} redirects too often`)
}

/** Whether the text of an address allows fetching it: https on the usual port, without credentials. */
export const isPublicHttps = (address: string): boolean => {
  try {
    requireAllowed(address, { allowsLoopback: false })
    return true
  } catch {
    return false
  }
}

function requireAllowed(address: string, guard: Guard, base?: URL): URL {
  const url = base ? URL.parse(address, base.href) : URL.parse(address)
  const isSecure = url?.protocol === 'https:' && url.port === ''
  const isTest = guard.allowsLoopback && url?.protocol === 'http:'
  if (!url || !(isSecure || isTest) || url.username || url.password) throw new RefusedAddressError(address)
  requirePublicHost(url, guard)
  return url
}

function get(url: URL, guard: Guard, state: Asked): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const { request } = url.protocol === 'http:' ? http : https
    const headers = { 'user-agent': 'Jobmost', 'accept-encoding': 'identity' }
    // Each request has its own connection: a pooled one would skip the lookup.
    const asked = request(url, { headers, agent: false, lookup: checkedLookup(guard), signal: state.signal })
    asked.on('socket', (socket) =>
      socket.on('connect', () => {
        state.isConnected = true
      }),
    )
    asked.on('error', fail)
    asked.on('response', done)
    asked.end()
  })
}

async function readLimited(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  let bytes = 0
  answer.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes > maxBytes) answer.destroy(new TooLargeError(`More than ${maxBytes} bytes`))
  })
  return buffer(answer)
}
