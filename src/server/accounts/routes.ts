import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { authRoutes } from './auth-routes.ts'
import { refreshRoutes } from './refresh-routes.ts'
import { securityRoutes } from './security-routes.ts'

export function accountRoutes(app: App, deps: Deps): void {
  app.register(async (scope) => {
    const accounts = scope as App
    acceptEmptyBodies(accounts)
    authRoutes(accounts, deps)
    refreshRoutes(accounts, deps)
    securityRoutes(accounts, deps)
  })
}

/** Refresh and logout have no body, but many HTTP clients name JSON as its type all the same (source.md §7). */
function acceptEmptyBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length ? parse(request, body as string, done) : done(null, undefined),
  )
}
