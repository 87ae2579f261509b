import etag from '@fastify/etag'
import type { App } from '../http/app-type.ts'
import { isApi } from '../http/is-api.ts'

/** ETag and 304 on what can be kept, `no-store` on everything personal. */
export async function caching(app: App): Promise<void> {
  await app.register(etag, { weak: true })
  app.addHook('onSend', async (request, reply) => {
    if (!isApi(request) || reply.hasHeader('cache-control')) return
    const { cacheSeconds } = request.routeOptions.config
    const shared = cacheSeconds !== undefined && !request.actor && reply.statusCode < 400
    // `no-cache` still lets the browser keep it and ask with its ETag; a shared cache may not hold a person's answer.
    if (shared) reply.header('cache-control', `public, max-age=${cacheSeconds}, stale-while-revalidate=600`)
    else
      reply.header(
        'cache-control',
        request.method === 'GET' && reply.statusCode < 400 ? 'private, no-cache' : 'no-store',
      )
  })
}
