import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { authRoutes } from './auth-routes.ts'
import { refreshRoutes } from './refresh-routes.ts'
import { securityRoutes, sessionRoutes } from './security-routes.ts'

export function accountRoutes(app: App, deps: Deps): void {
  authRoutes(app, deps)
  refreshRoutes(app, deps)
  securityRoutes(app, deps)
  sessionRoutes(app, deps)
}
