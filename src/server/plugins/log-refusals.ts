import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'

const REFUSED = new Set([400, 401, 403, 409, 413, 415, 422, 429])
// A field's path may contain what was typed, if a schema accepts any key.
const FIELD = /^\w{1,40}(?:\.\w{1,40}){0,3}$/

/**
 * Logs refused requests with route, status, code and account: missing rights, limits, refused sign-ins, broken rules, and
 * invalid input with the names of its fields. The line of the request itself has the network address and the same
 * `reqId`. What was typed is not logged.
 */
export function logRefusals(app: App): void {
  app.decorateRequest('refusal', null)
  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    done()
    if (!REFUSED.has(status) && !isRefusedSignIn(request, status) && !isHiddenFrom(request, status)) return
    const { code, fields = [] } = request.refusal ?? {}
    const named = fields.filter((field) => FIELD.test(field))
    const facts = { route: request.routeOptions.url, status, code, user: request.actor?.id ?? null }
    request.log.info(named.length > 0 ? { ...facts, fields: named } : facts, 'refused')
  })
}

const isRefusedSignIn = ({ routeOptions }: FastifyRequest, status: number): boolean =>
  status >= 400 && routeOptions.url?.startsWith('/api/v1/auth/') === true

/** Routes of the administration answer 404 to users who are not staff, so that they stay hidden (session.ts). */
const isHiddenFrom = ({ routeOptions: { config }, actor }: FastifyRequest, status: number): boolean =>
  status === 404 && config.access === 'admin' && !actor?.staffRole
