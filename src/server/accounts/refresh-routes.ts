import { RefreshedTokenSchema } from '#shared/contract/accounts.ts'
import type { App } from '../http/app-type.ts'
import { bearerOf } from '../http/bearer.ts'
import type { Deps } from '../http/deps.ts'
import { refresh } from './refresh.ts'

/** POST /auth/refresh: the bearer token, expired or not, is the credential. A body is ignored. */
export function refreshRoutes(app: App, deps: Deps): void {
  app.post(
    '/auth/refresh',
    {
      config: { access: 'own-credential', changesNothingPublic: true },
      schema: { tags: ['Accounts'], response: { 200: RefreshedTokenSchema } },
    },
    async (request) => {
      const token = await refresh(deps, bearerOf(request))
      return { ...token, data: token }
    },
  )
}
