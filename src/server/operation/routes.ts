import { LANGUAGES } from '#shared/contract/languages.ts'
import { dayOf } from '#shared/day-of.ts'
import { DAY_MS } from '#shared/durations.ts'
import { readSetup } from '../content/setup.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { hasToken, isFromHere } from './may-operate.ts'
import { createMetrics } from './metrics.ts'
import { countMails } from './metrics-store.ts'
import { isDatabaseReachable } from './store.ts'
import { violationRoutes } from './violation-routes.ts'

const VALID_MS = 180 * DAY_MS

/**
 * `/healthz`: the process runs. `/readyz`: it has rendered its first pages, and the database answers; `missing` lists the
 * settings that the site needs before it opens, `failed_mails` counts failures of the last hour. `/metrics`: for Prometheus.
 * `/.well-known/security.txt`: where to report security problems (RFC 9116).
 */
export function operationRoutes(app: App, deps: Deps): void {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityText(deps.config, deps.clock())),
  )
  const { metricsToken } = deps.config
  const metrics = createMetrics(app, deps)
  violationRoutes(app, deps, metrics)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const mayRead = isFromHere(request) || (metricsToken !== null && hasToken(request, metricsToken))
    if (!mayRead) throw notFound()
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (deps.isWarm?.() === false || !(await isDatabaseReachable(deps.db)))
      throw new Problem('unavailable', { headers: { 'retry-after': '5' } })
    const { failed } = await countMails(deps.db, deps.clock())
    const { missing } = await readSetup(deps)
    return { status: 'ok', missing, failed_mails: failed }
  })
}

/**
 * The text expires within a year, as RFC 9116 recommends. Running the server confirms the contact, so the date moves.
 */
const securityText = ({ securityContact, publicUrl }: Deps['config'], now: Date): string =>
  [
    `Contact: ${securityContact}`,
    `Expires: ${dayOf(new Date(now.getTime() + VALID_MS))}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
