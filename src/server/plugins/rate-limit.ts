import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { isInnerCall } from '../http/inner-call.ts'
import { isApi } from '../http/is-api.ts'
import { tooMany } from '../http/problem.ts'

// An address may stand for many people: each opens few pages, and the app asks for the rest itself.
const PER_MINUTE = { read: 300, write: 60, page: 300 }

/**
 * Limits per client address: on the API's reads, tighter on its writes, and on pages and feeds, which are counted once
 * whatever they ask of the API. Counted in this process: with several processes the effective limit is that many times
 * as high, which is enough against floods; wrong passwords are counted in the database.
 */
export async function limitRequests(app: App, { config }: Pick<Deps, 'config'>): Promise<void> {
  if (!config.rateLimit) return
  await app.register(rateLimit, {
    global: true,
    timeWindow: '1 minute',
    max: (request) => PER_MINUTE[kindOf(request) ?? 'read'],
    keyGenerator: (request) => `${normalizeIP(request.ip)} ${kindOf(request)}`,
    allowList: (request) => isInnerCall() || kindOf(request) === null,
    errorResponseBuilder: (_request, context) => tooMany(context.ttl / 1000),
  })
}

function kindOf(request: FastifyRequest): keyof typeof PER_MINUTE | null {
  if (isApi(request) || request.url.startsWith('/broadcasting/'))
    return request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write'
  return request.routeOptions.config.isPage ? 'page' : null
}
