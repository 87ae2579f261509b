import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { App } from '../http/app-type.ts'

/**
 * Handles the pipelined requests of a connection (RFC 9112, 9.3.2) one after the other. Node.js would handle them all at
 * once, also for a client that never reads: a hundred connections with twenty requests each delayed everybody by seconds.
 * Browsers do not pipeline.
 */
export function handlePipelinedInTurn(app: App): void {
  const latest = new WeakMap<Socket, ServerResponse>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const before = latest.get(socket)
    latest.set(socket, reply.raw)
    if (!before || before.closed) return done()
    const next = () => {
      // Nobody gets the answers of a closed connection.
      if (!socket.destroyed) done()
    }
    // Requests of other connections are read first.
    before.once('close', () => setImmediate(next))
  })
}
