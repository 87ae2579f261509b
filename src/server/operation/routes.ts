import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { isDatabaseReachable } from './store.ts'

/** `/healthz`: the process runs. `/readyz`: its database answers. */
export function operationRoutes(app: App, { db }: Deps): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (!(await isDatabaseReachable(db)))
      throw new Problem('unavailable', { headers: { 'retry-after': '5' } })
    return { status: 'ok' }
  })
}
