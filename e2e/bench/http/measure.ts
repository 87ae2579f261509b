import { request } from 'node:http'
import autocannon from 'autocannon'

const SECONDS = Number(process.env.SECONDS ?? 4)
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 32)

export type Figures = { perSecond: number; p50: number; p95: number; p99: number; errors: number }
export type Requests = {
  paths?: string[]
  headers?: Record<string, string>
  method?: 'GET' | 'POST' | 'PUT'
  /** Returns the headers and body of the next request, for writes. */
  next?: () => { path: string; headers?: Record<string, string>; body?: string }
}

// PostgreSQL plans a prepared statement anew for its first five executions on each of the ten connections. Slow writes
// would be measured with these plans.
const WARM_UP = 1000

/**
 * Measures requests a second and latencies of a URL, after a second and `WARM_UP` requests.
 * @param settle is called between them and the measurement
 */
export async function measure(
  url: string,
  requests: Requests = {},
  settle?: () => Promise<unknown>,
): Promise<Figures> {
  const options = { url, connections: CONNECTIONS, ...askedOf(requests) }
  const warmUp = await autocannon({ ...options, duration: 1 })
  const left = WARM_UP - warmUp.requests.total
  if (left > 0) await autocannon({ ...options, amount: Math.max(left, CONNECTIONS) })
  await settle?.()
  // autocannon's own percentiles leave out p95.
  const times: number[] = []
  const running = Promise.withResolvers<autocannon.Result>()
  autocannon({ ...options, duration: SECONDS }, (error, result) =>
    error ? running.reject(error) : running.resolve(result),
  ).on('response', (_client, _status, _bytes, ms) => times.push(ms))
  const { requests: done, errors, non2xx, statusCodeStats = {} } = await running.promise
  const unchanged = statusCodeStats['304']?.count ?? 0
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return {
    perSecond: done.average,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors: errors + non2xx - unchanged,
  }
}

function askedOf({ paths = [], headers = {}, method = 'GET', next }: Requests): Partial<autocannon.Options> {
  if (next) {
    const setupRequest = (one: autocannon.Request) => {
      const { path, headers: own, body } = next()
      return { ...one, path, headers: { ...headers, ...own }, ...(body === undefined ? {} : { body }) }
    }
    return { method, headers, requests: [{ method, setupRequest }] }
  }
  return paths.length > 0
    ? { method, headers, requests: paths.map((path) => ({ method, path, headers })) }
    : { method, headers }
}

/** Measures the baseline sending the same bytes as the product at a path. */
export async function measureBytes(
  product: string,
  baseline: string,
  path: string,
  headers: Record<string, string>,
): Promise<Figures> {
  await holdBytes(product, baseline, path, headers)
  return measure(`${baseline}/bytes`)
}

/** Lets the baseline send the same bytes as the product at a path. */
export async function holdBytes(
  product: string,
  baseline: string,
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  const { 'if-none-match': known, ...asked } = headers
  const answer = await new Promise<{ bytes: Buffer; type: string; encoding: string }>((resolve) =>
    request(`${product}${path}`, { headers: asked }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          bytes: known ? Buffer.alloc(0) : Buffer.concat(chunks),
          type: String(response.headers['content-type']),
          encoding: String(response.headers['content-encoding'] ?? ''),
        }),
      )
    }).end(),
  )
  await fetch(`${baseline}/bytes`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      'x-type': answer.type,
      ...(answer.encoding ? { 'x-encoding': answer.encoding } : {}),
    },
    body: new Uint8Array(answer.bytes),
  })
}
