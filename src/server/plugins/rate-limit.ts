import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { isInnerCall } from '../http/inner-call.ts'
import { isApi } from '../http/is-api.ts'
import { tooMany } from '../http/problem.ts'
import { addressOf, HOUSEHOLDS_OF_SITE, siteOf } from '../network/client-address.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that passes no hook. Throws Problem 429. Undefined when limits are off. */
    limitRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  }
}

type Limit = NonNullable<App['limitRequest']>

// Many people may share one address. Each opens few pages; the app makes the other requests. A first visit fetches
// some 150 cheap files.
const PER_MINUTE = { read: 300, write: 60, page: 300, file: 3000 }

/**
 * Limits requests for each client address. In IPv6 that is the network of a household; its site may send sixteen times as
 * much. API reads, API writes, pages with feeds, and all other routes have separate counters. A page counts once, whatever
 * it requests from the API. Requests are counted by route before authentication, so that refused requests count too. The
 * counters are in this process: with several processes the limit multiplies, which still stops floods. Wrong passwords are
 * counted in the database.
 */
export async function limitRequests(app: App, { config }: Pick<Deps, 'config'>): Promise<void> {
  if (!config.rateLimit) return
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    max: (request) => PER_MINUTE[kindOf(request)],
    keyGenerator: (request) => `${addressOf(request)} ${kindOf(request)}`,
    allowList: () => isInnerCall(),
    errorResponseBuilder: (_request, context) => tooMany(context.ttl / 1000),
  })
  const create = (own?: RateLimitOptions) => app.rateLimit(own) as Limit
  const general = create()
  // @fastify/rate-limit's hook for a route with its own limit would run after the session plugin, so refused requests
  // would not count.
  const ofRoutes = new Map<string, Limit>()
  app.addHook('onRoute', ({ method, url, config: { rateLimit: own } = {} }) => {
    if (own) ofRoutes.set(`${method} ${url}`, inTurn(limitSites(app, own), create(own)))
  })
  const sites = limitSites(app)
  const limit: Limit = async (request, reply) => {
    await sites(request, reply)
    await (ofRoutes.get(`${request.method} ${request.routeOptions.url}`) ?? general)(request, reply)
  }
  app.decorate('limitRequest', limit)
  app.addHook('onRequest', limit)
}

const inTurn =
  (...limits: Limit[]): Limit =>
  async (request, reply) => {
    for (const limit of limits) await limit(request, reply)
  }

/**
 * Limits the requests of each IPv6 site to sixteen times those of a household. It counts when it is called and not as a
 * hook of the plugin: its hooks count each request only once.
 */
function limitSites(app: App, own?: RateLimitOptions): Limit {
  const count = app.createRateLimit({
    ...own,
    max: (request: FastifyRequest) =>
      (typeof own?.max === 'number' ? own.max : PER_MINUTE[kindOf(request)]) * HOUSEHOLDS_OF_SITE,
    keyGenerator: (request: FastifyRequest) => `${siteOf(request.ip)} ${kindOf(request)}`,
  })
  return async (request) => {
    const site = siteOf(request.ip) === null ? null : await count(request)
    if (site && !site.isAllowed && site.isExceeded) throw tooMany(site.ttl / 1000)
  }
}

function kindOf(request: FastifyRequest): keyof typeof PER_MINUTE {
  const { url, config } = request.routeOptions
  if (isApi(request) || url?.startsWith('/broadcasting/'))
    return request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write'
  return config?.isPage || url === undefined ? 'page' : 'file'
}
