import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { App } from '../http/app-type.ts'

// More than any honest client sends ahead. Without a limit, Node.js reads on while an answer is held up.
const MAX_WAITING = 100

/**
 * Handles the pipelined requests of a connection (RFC 9112, 9.3.2) one after the other. Node.js would handle them all at
 * once, also for a client that never reads: a hundred connections with twenty requests each delayed everybody by seconds.
 * Browsers do not pipeline. Closes a connection with too many waiting requests.
 */
export function handlePipelinedInTurn(app: App): void {
  const latest = new WeakMap<Socket, ServerResponse>()
  const waiting = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const before = latest.get(socket)
    latest.set(socket, reply.raw)
    if (!before || before.closed) return done()
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > MAX_WAITING) return void socket.destroy()
    const next = () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      // Nobody gets the answers of a closed connection.
      if (!socket.destroyed) done()
    }
    // Requests of other connections are read first.
    before.once('close', () => setImmediate(next))
  })
}
