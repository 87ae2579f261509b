import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import type { App } from '../http/app-type.ts'

export type Patience = {
  /** Until the headers of a request have arrived. */
  headersMs: number
  /** A body's average speed counts from this time on. */
  graceMs: number
  /** The least average speed of a body. */
  bytesPerSecond: number
  /** Until a socket on which nothing is sent or received is closed. */
  idleMs: number
  /** Until a request has arrived, whatever its speed. */
  requestMs: number
  checkEveryMs: number
}

/**
 * A phone at 2 KB/s must be able to upload a picture of 5 MB, which takes 43 minutes, so a body has no short limit in
 * all. It must arrive at 1 KB/s on average instead. Headers are at most 16 KB: 8 s on that phone.
 */
export const PATIENCE: Patience = {
  headersMs: 20_000,
  graceMs: 30_000,
  bytesPerSecond: 1000,
  idleMs: 2 * MINUTE_MS,
  requestMs: 1.5 * HOUR_MS,
  checkEveryMs: 5000,
}

/** Options of Fastify that limit headers, silence and the whole of a request. */
export const timeLimits = ({ headersMs, idleMs, requestMs, checkEveryMs }: Patience) => ({
  connectionTimeout: idleMs,
  requestTimeout: requestMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
})

type Body = { request: IncomingMessage; socket: Socket; startedAt: number; bytesBefore: number }

/** Closes the sockets of requests whose bodies arrive too slowly. */
export function limitSlowBodies(app: App, { graceMs, bytesPerSecond, checkEveryMs }: Patience): void {
  const bodies = new Set<Body>()
  const isSlow = ({ socket, startedAt, bytesBefore }: Body) => {
    const elapsed = Date.now() - startedAt
    return elapsed > graceMs && ((socket.bytesRead - bytesBefore) * 1000) / elapsed < bytesPerSecond
  }
  const check = () => {
    for (const body of bodies) {
      if (!body.request.complete && !body.socket.destroyed && !isSlow(body)) continue
      bodies.delete(body)
      // Also after an early answer, such as 429: the socket would wait for the rest of the body.
      if (!body.request.complete) body.socket.destroy()
    }
  }
  const checking = setInterval(check, checkEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(checking))
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
    const { socket } = raw
    // Requests that tests inject have no socket.
    if (typeof socket?.bytesRead !== 'number') return
    bodies.add({ request: raw, socket, startedAt: Date.now(), bytesBefore: socket.bytesRead })
  })
}
