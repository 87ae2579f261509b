import { hash } from 'node:crypto'
import etag from '@fastify/etag'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'
import { isApi } from '../http/is-api.ts'

/** ETag and 304 for cacheable answers, `no-store` for personal ones and for errors. */
export async function caching(app: App): Promise<void> {
  // The default algorithm in one call, which is faster for short texts (crypto.hash).
  await app.register(etag, { weak: true, hashFn: (payload) => hash('sha1', payload, 'base64') })
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control')) return
    if (!isApi(request)) {
      // Whether a missing address answers with a page or JSON, and in which language, follows from these headers.
      if (reply.statusCode >= 400)
        reply.headers({ 'cache-control': 'no-store', vary: 'accept, accept-language' })
      return
    }
    const { cacheSeconds } = request.routeOptions.config
    const shared = cacheSeconds !== undefined && !request.actor && reply.statusCode < 400
    // `no-cache` lets the browser store the answer and revalidate it with its ETag. Shared caches must not store
    // personal answers.
    // Zero for content that the operator edits: clients revalidate each time, mostly with 304.
    if (shared && cacheSeconds === 0) reply.header('cache-control', 'public, no-cache')
    else if (shared)
      // A short time to revalidate: Chromium shows the old answer meanwhile, so a new vacancy would be missing that long.
      reply.header('cache-control', `public, max-age=${cacheSeconds}, stale-while-revalidate=${cacheSeconds}`)
    else reply.header('cache-control', mayStore(request, reply) ? 'private, no-cache' : 'no-store')
  })
}

/**
 * Browsers must not store what signed-in users get: their cache keeps it on the disk after the sign-out. The app keeps such answers in memory and revalidates them by their ETag (client/platform/api/kept-answers.ts).
 */
const mayStore = ({ method, actor }: FastifyRequest, { statusCode }: FastifyReply) =>
  method === 'GET' && statusCode < 400 && !actor
