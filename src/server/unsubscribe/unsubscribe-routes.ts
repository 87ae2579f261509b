import type { FastifyRequest } from 'fastify'
import { NothingSchema } from '#shared/contract/conventions.ts'
import { UnsubscribeQuerySchema } from '#shared/contract/notifications.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { ignoreFormBody } from '../http/ignore-form-body.ts'
import { sendMailPage } from '../http/send-mail-page.ts'
import { readUnsubscribeToken } from '../notifications/tokens.ts'
import { unsubscribe } from './unsubscribe.ts'
import { confirmPage, donePage, invalidLinkPage } from './unsubscribe-page.ts'

const url = '/notifications/unsubscribe'
// The address contains the token, so the request is not logged.
const route = { config: { access: 'anonymous' }, logLevel: 'silent' } as const

/** One-click unsubscription from a kind of mail (RFC 8058), without login. */
export async function unsubscribeRoutes(app: App, deps: Deps): Promise<void> {
  ignoreFormBody(app)
  app.post(
    url,
    {
      ...route,
      schema: {
        tags: ['Notifications'],
        querystring: UnsubscribeQuerySchema,
        response: { 204: NothingSchema },
      },
    },
    async (request, reply) => {
      const { kind } = await unsubscribe(deps, request.query.token)
      if (isPerson(request)) return sendMailPage(reply, 200, donePage(request.language, kind))
      return reply.status(204).send(undefined)
    },
  )
  app.get(
    url,
    { ...route, schema: { hide: true, querystring: UnsubscribeQuerySchema } },
    async (request, reply) => {
      const recipient = readUnsubscribeToken(deps.config, request.query.token)
      if (!recipient) return sendMailPage(reply, 404, invalidLinkPage(request.language))
      return sendMailPage(reply, 200, confirmPage(request.language, recipient.kind))
    },
  )
}

const isPerson = (request: FastifyRequest) => request.headers.accept?.includes('text/html') ?? false
