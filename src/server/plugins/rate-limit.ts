import rateLimit from '@fastify/rate-limit'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { tooMany } from '../http/problem.ts'

const PER_MINUTE = 300
const WRITES_PER_MINUTE = 60

/**
 * A limit per client address on every API route, a tighter one on writes. Counted in this process: with several
 * processes the effective limit is that many times as high, which is enough against floods; wrong passwords are
 * counted in the database.
 */
export async function limitRequests(app: App, { config }: Pick<Deps, 'config'>): Promise<void> {
  if (!config.rateLimit) return
  await app.register(rateLimit, {
    global: true,
    timeWindow: '1 minute',
    max: (request) =>
      request.method === 'GET' || request.method === 'HEAD' ? PER_MINUTE : WRITES_PER_MINUTE,
    keyGenerator: (request) =>
      `${request.ip} ${request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write'}`,
    allowList: (request) => !/^\/(?:api|broadcasting)\//.test(request.url),
    errorResponseBuilder: (_request, context) => tooMany(context.ttl / 1000),
  })
}
