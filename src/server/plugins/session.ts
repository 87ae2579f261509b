import type { FastifyRequest } from 'fastify'
import { hasRight, type StaffRight } from '#shared/rules/staff-rights.ts'
import { authenticate } from '../accounts/authenticate.ts'
import { needsSecondFactor } from '../accounts/needs-second-factor.ts'
import type { Access, Actor, App } from '../http/app-type.ts'
import { bearerOf } from '../http/bearer.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'

const READS = new Set(['GET', 'HEAD'])

/**
 * Finds the current user and checks `config.access`. A user who must choose a new password may do only that. Staff
 * who must set up a second factor cannot use the administration until then. A route under /api/v1 without `access` throws
 * at registration, so the server does not start.
 */
export function session(app: App, deps: Pick<Deps, 'db' | 'clock' | 'config' | 'realtime'>): void {
  app.decorateRequest('actor', null)
  app.decorateRequest('tokenProblem', null)
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/v1/') && !route.config?.access) {
      throw new Error(`${route.method} ${route.url} does not say who may call it`)
    }
  })
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access
    if (!access || access === 'own-credential' || access === 'anonymous') return
    request.actor = await findActor(request, access, deps)
    requireAccess(request.actor, access, request.routeOptions.config.right)
    const { allowsOldPassword } = request.routeOptions.config
    if (access !== 'public' && request.actor?.mustChangePassword && !allowsOldPassword)
      throw new Problem('password_change_required')
    if (access === 'admin' && request.actor && (await needsSecondFactor(deps, request.actor)))
      throw new Problem('second_factor_needed')
  })
}

/**
 * On a public route that reads, a user whose session has ended is treated as a visitor. Their writes are refused: a
 * visitor's report, for example, has other rules than a user's. An expired token is always reported, so that the client
 * refreshes it.
 */
async function findActor(
  request: FastifyRequest,
  access: Access,
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'realtime'>,
) {
  const token = bearerOf(request)
  if (token === null) return null
  const judged = await authenticate(deps, token, { isAway: request.headers['x-background'] === '1' })
  if (!(judged instanceof Problem)) return judged
  if (judged.code === 'token_expired' || access !== 'public' || !READS.has(request.method)) throw judged
  request.tokenProblem = judged
  return null
}

function requireAccess(actor: Actor | null, access: Access, right: StaffRight = 'staff'): void {
  if (access === 'public') return
  // 404 instead of 403: others must not learn which administration routes exist.
  if (access === 'admin' && !hasRight(actor?.staffRole ?? null, right)) throw new Problem('not_found')
  if (!actor) throw new Problem('unauthenticated')
  if (access !== 'signed-in' && actor.role !== access) throw new Problem('forbidden')
}
