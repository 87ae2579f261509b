import { asRequester, currentRequester, type Requester } from '../db/request-queue.ts'
import type { App } from '../http/app-type.ts'
import { addressOf } from '../network/client-address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    requester: Requester | null
  }
}

// A request counts as this much later for each other open request of its address, so that many at once do not delay
// everybody else. A page of the app sends about ten.
const LATER_FOR_EACH_OPEN_MS = 10

/**
 * Gives each request its place in the queue of the embedded database: its time of arrival, later if its address has other
 * open requests. The requests of a page to our own API have the page's place.
 */
export function requestPlaces(app: App): void {
  const open = new Map<string, number>()
  app.decorateRequest('requester', null)
  app.addHook('onRequest', (request, reply, done) => {
    request.requester = currentRequester()
    if (request.requester) return done()
    const address = addressOf(request)
    const others = open.get(address) ?? 0
    open.set(address, others + 1)
    const requester = { place: performance.now() + others * LATER_FOR_EACH_OPEN_MS, isOver: false }
    request.requester = requester
    reply.raw.once('close', () => {
      requester.isOver = true
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    asRequester(requester, done)
  })
  // A body arrives in events of the socket, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.requester) asRequester(request.requester, done)
    else done()
  })
}
