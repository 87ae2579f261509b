import { NothingSchema } from '#shared/contract/conventions.ts'
import {
  OneClickQuerySchema,
  SubscriptionSchema,
  SubscriptionStateAnswer,
  SubscriptionTokenSchema,
} from '#shared/contract/newsletter.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { ignoreFormBody } from '../http/ignore-form-body.ts'
import { addressOf } from '../network/client-address.ts'
import { confirmSubscription, limitRequests, requestSubscription, unsubscribe } from './subscribe.ts'

const config = { access: 'anonymous', changesNothingPublic: true } as const
const tags = ['newsletter']

/** The newsletter: subscribe, confirm, unsubscribe. */
export function newsletterRoutes(app: App, deps: Deps): void {
  app.post(
    '/subscriptions',
    { config, schema: { tags, body: SubscriptionSchema, response: { 202: NothingSchema } } },
    async (request, reply) => {
      const { email, rubric_id = null, city_id = null } = request.body
      await limitRequests(deps, email, addressOf(request))
      const { language } = request
      await answerOnce(deps, request, reply, async (trx) => {
        await requestSubscription(trx, deps, { email, rubric_id, city_id, language })
        return { status: 202 }
      })
    },
  )
  app.post(
    '/subscriptions/confirm',
    { config, schema: { tags, body: SubscriptionTokenSchema, response: { 200: SubscriptionStateAnswer } } },
    async (request) => ({ data: { subscribed: await confirmSubscription(deps, request.body.token) } }),
  )
  app.post(
    '/subscriptions/unsubscribe',
    { config, schema: { tags, body: SubscriptionTokenSchema, response: { 200: SubscriptionStateAnswer } } },
    async (request) => {
      await unsubscribe(deps, request.body.token)
      return { data: { subscribed: false } }
    },
  )
  app.register(async (scope) => oneClick(scope as App, deps))
}

/**
 * One-click unsubscription for mail programs (RFC 8058). Its address contains the token, so the request is not logged.
 */
async function oneClick(app: App, deps: Deps): Promise<void> {
  ignoreFormBody(app)
  const route = { config, logLevel: 'silent' } as const
  const url = '/subscriptions/unsubscribe/one-click'
  app.post(
    url,
    {
      ...route,
      schema: { tags, querystring: OneClickQuerySchema, response: { 200: SubscriptionStateAnswer } },
    },
    async (request) => {
      await unsubscribe(deps, request.query.token)
      return { data: { subscribed: false } }
    },
  )
  // GET only redirects to the page that asks for confirmation: link scanners open every link and must not unsubscribe.
  app.get(
    url,
    { ...route, schema: { hide: true, querystring: OneClickQuerySchema } },
    async (request, reply) => {
      const token = encodeURIComponent(request.query.token)
      return reply
        .header('referrer-policy', 'no-referrer')
        .redirect(`${deps.config.publicUrl}/${request.language}/newsletter/unsubscribe#token=${token}`, 302)
    },
  )
}
