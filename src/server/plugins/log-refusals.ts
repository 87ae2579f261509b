import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'

const REFUSED = new Set([401, 403, 429])

/**
 * Logs refused requests with route, status and account: missing rights, limits, refused sign-ins. The line of the request
 * itself has the network address and the same `reqId`. What was typed is not logged.
 */
export function logRefusals(app: App): void {
  app.addHook('onResponse', async (request, { statusCode: status }) => {
    if (!REFUSED.has(status) && !isRefusedSignIn(request, status) && !isHiddenFrom(request, status)) return
    request.log.info({ route: request.routeOptions.url, status, user: request.actor?.id ?? null }, 'refused')
  })
}

const isRefusedSignIn = ({ routeOptions }: FastifyRequest, status: number): boolean =>
  status >= 400 && routeOptions.url?.startsWith('/api/v1/auth/') === true

/** Routes of the administration answer 404 to users who are not staff, so that they stay hidden (session.ts). */
const isHiddenFrom = ({ routeOptions: { config }, actor }: FastifyRequest, status: number): boolean =>
  status === 404 && config.access === 'admin' && !actor?.staffRole
