import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import type { App } from '../http/app-type.ts'

export type SlowLimits = {
  /** Time limit for the headers of a request. */
  headersMs: number
  /** A body's average speed is checked after this time. */
  graceMs: number
  /** The minimum average speed of a body. */
  bytesPerSecond: number
  /** A socket without any traffic is closed after this time. */
  idleMs: number
  /** Time limit for a whole request. */
  requestMs: number
  checkEveryMs: number
}

/**
 * A phone at 2 KB/s must be able to upload a picture of 5 MB, which takes 43 minutes. So a body must arrive at 1 KB/s
 * on average instead of within a short time. Headers are at most 16 KB, which take that phone 8 s.
 */
export const SLOW_LIMITS: SlowLimits = {
  headersMs: 20_000,
  graceMs: 30_000,
  bytesPerSecond: 1000,
  idleMs: 2 * MINUTE_MS,
  requestMs: 1.5 * HOUR_MS,
  checkEveryMs: 5000,
}

/** Options of Fastify that limit the time of headers, idle sockets and whole requests. */
export const timeLimits = ({ headersMs, idleMs, requestMs, checkEveryMs }: SlowLimits) => ({
  connectionTimeout: idleMs,
  requestTimeout: requestMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
})

type Body = { request: IncomingMessage; socket: Socket; startedAt: number; bytesBefore: number }

/** Closes the sockets of requests whose bodies arrive too slowly. */
export function limitSlowBodies(app: App, { graceMs, bytesPerSecond, checkEveryMs }: SlowLimits): void {
  const bodies = new Set<Body>()
  const isSlow = ({ socket, startedAt, bytesBefore }: Body) => {
    const elapsed = Date.now() - startedAt
    return elapsed > graceMs && ((socket.bytesRead - bytesBefore) * 1000) / elapsed < bytesPerSecond
  }
  const check = () => {
    for (const body of bodies) {
      if (!body.request.complete && !body.socket.destroyed && !isSlow(body)) continue
      bodies.delete(body)
      // Also after an early answer such as 429: otherwise the socket waits for the rest of the body.
      if (!body.request.complete) body.socket.destroy()
    }
  }
  const checking = setInterval(check, checkEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(checking))
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { headers, socket } = raw
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    // Injected requests of tests have no socket.
    if (hasBody && typeof socket?.bytesRead === 'number')
      bodies.add({ request: raw, socket, startedAt: Date.now(), bytesBefore: socket.bytesRead })
    done()
  })
}
