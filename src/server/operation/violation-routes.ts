import { Counter, type Registry } from 'prom-client'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { VIOLATIONS } from '../http/violations-path.ts'
import { readViolations } from './violation.ts'

const BODY_LIMIT = 16 * 1024
const PER_MINUTE = 30

/**
 * Receives the browsers' reports of violations of our Content-Security-Policy. Counts them by directive in `/metrics`, and
 * logs them without full page addresses.
 */
export function violationRoutes(app: App, { config }: Pick<Deps, 'config'>, registry: Registry): void {
  const received = new Counter({
    name: 'jobmost_policy_violations_total',
    help: 'Reports of what browsers refused by the Content-Security-Policy',
    labelNames: ['directive'],
    registers: [registry],
  })
  const own = new URL(config.publicUrl).origin
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      app.getDefaultJsonParser('error', 'error'),
    )
    scope.post(
      VIOLATIONS,
      {
        bodyLimit: BODY_LIMIT,
        schema: { hide: true },
        config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
      },
      async (request, reply) => {
        const violations = readViolations(request.body, (origin) => origin === own)
        if (!violations) throw new Problem('malformed')
        for (const violation of violations) {
          received.inc({ directive: violation.directive })
          request.log.warn({ violation }, 'policy violation')
        }
        return reply.status(204).send()
      },
    )
  })
}
