import http, { type ClientRequest } from 'node:http'
import https from 'node:https'
import { checkedLookup, type Resolve, requirePublicHost } from '../network/checked-lookup.ts'

export type PostOptions = { resolve?: Resolve; testEndpoints: boolean; timeoutMs: number }
type Request = { url: string; headers: Record<string, string | number>; body: Buffer }

/**
 * POSTs to a push service at a public address and gives the status. Redirects are not followed; the request takes at
 * most `timeoutMs`.
 * @throws RefusedAddressError, or the error of the connection
 */
export async function post(
  { url, headers, body }: Request,
  { resolve, testEndpoints, timeoutMs }: PostOptions,
): Promise<number> {
  const guard = { resolve, allowsLoopback: testEndpoints }
  const address = new URL(url)
  requirePublicHost(address, guard)
  return new Promise((done, fail) => {
    const { request } = address.protocol === 'http:' && testEndpoints ? http : https
    const options = { method: 'POST', headers, agent: false, lookup: checkedLookup(guard) }
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
