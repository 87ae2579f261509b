import type { FastifyRequest } from 'fastify'
import { RefreshedTokenSchema } from '#shared/contract/accounts.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { bearerOf } from '../plugins/session.ts'
import { refresh } from './refresh.ts'

/** POST /auth/refresh: the bearer, expired or not, is the credential; a body is not needed and not read. */
export function refreshRoutes(app: App, deps: Deps): void {
  const answer = async (request: FastifyRequest) => {
    const token = await refresh(deps, bearerOf(request))
    return { ...token, data: token }
  }
  app.post(
    '/auth/refresh',
    {
      config: { access: 'public' },
      schema: { tags: ['Accounts'], response: { 200: RefreshedTokenSchema } },
      // The session plugin refuses an expired token on every route, before this one is asked; here it is welcome.
      errorHandler: async (error, request, reply) => {
        if (!(error instanceof Problem) || error.code !== 'token_expired') throw error
        reply.status(200)
        return answer(request)
      },
    },
    answer,
  )
}
