import type { FastifyRequest } from 'fastify'
import { authenticate } from '../accounts/authenticate.ts'
import type { Access, Actor, App } from '../http/app-type.ts'
import { bearerOf } from '../http/bearer.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'

/**
 * Tells who asks and whether they may. A route without `config.access` under /api/v1 does not get registered:
 * the default is nobody, and forgetting is noticed at start.
 */
export function session(app: App, deps: Pick<Deps, 'db' | 'clock' | 'config'>): void {
  app.decorateRequest('actor', null)
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/v1/') && !route.config?.access) {
      throw new Error(`${route.method} ${route.url} does not say who may call it`)
    }
  })
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access
    if (!access || access === 'own-credential') return
    request.actor = await findActor(request, access, deps)
    requireAccess(request.actor, access)
  })
}

/** On a public route a token that is no good is as none; an expired one is told, so that the client refreshes it. */
async function findActor(
  request: FastifyRequest,
  access: Access,
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
) {
  const token = bearerOf(request)
  if (token === null) return null
  const judged = await authenticate(deps, token, { isAway: request.headers['x-background'] === '1' })
  if (judged === 'expired') throw new Problem('token_expired')
  if (judged === null && access !== 'public') throw new Problem('unauthenticated')
  return judged
}

function requireAccess(actor: Actor | null, access: Access): void {
  if (access === 'public') return
  // What administrators can do is nobody else's to know.
  if (access === 'admin' && actor?.role !== 'admin') throw new Problem('not_found')
  if (!actor) throw new Problem('unauthenticated')
  if (access !== 'signed-in' && actor.role !== access) throw new Problem('forbidden')
}
