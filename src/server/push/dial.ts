import { type LookupAddress, lookup as resolveName } from 'node:dns'
import http, { type ClientRequest } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from './addresses.ts'

/** Resolves a host name to all its addresses. */
export type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
export type Dialling = { resolve?: Resolve; testEndpoints: boolean; timeoutMs: number }
type Request = { url: string; headers: Record<string, string | number>; body: Buffer }

/** The host resolved to an address that is not public (server-side request forgery). */
export class RefusedAddressError extends Error {}

const resolveAll: Resolve = (host, done) => resolveName(host, { all: true }, done)

/**
 * POSTs to a push service and gives the status. It connects to exactly the checked address, so DNS rebinding has no
 * effect. Redirects are not followed; the request takes at most `timeoutMs`.
 * @throws RefusedAddressError, or the error of the connection
 */
export function post(
  { url, headers, body }: Request,
  { resolve = resolveAll, testEndpoints, timeoutMs }: Dialling,
): Promise<number> {
  const { protocol, hostname } = new URL(url)
  const isAllowed = (address: string) => isPublicAddress(address) || (testEndpoints && isLoopback(address))
  const literal = hostname.replace(/^\[|\]$/g, '')
  // A literal address is not resolved, so the lookup cannot check it.
  if (isIP(literal) && !isAllowed(literal)) return Promise.reject(new RefusedAddressError(literal))
  return new Promise((done, fail) => {
    const { request } = protocol === 'http:' && testEndpoints ? http : https
    const options = { method: 'POST', headers, agent: false, lookup: checkedLookup(resolve, isAllowed) }
    const asked: ClientRequest = request(url, { ...options, signal: AbortSignal.timeout(timeoutMs) })
    asked.on('error', fail)
    asked.on('response', (answer) => {
      done(answer.statusCode ?? 0)
      // Only the status matters: a large body is never read.
      answer.destroy()
    })
    asked.end(body)
  })
}

/** The host name is refused if any of its addresses is not public. */
const checkedLookup =
  (resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction =>
  (host, { all }, done) =>
    resolve(host, (error, addresses) => {
      const refused = addresses?.find(({ address }) => !isAllowed(address))
      const [first] = addresses ?? []
      if (error || refused || !first)
        return done(error ?? new RefusedAddressError(refused?.address ?? host), '', 0)
      if (all) return done(null, addresses)
      done(null, first.address, first.family)
    })
