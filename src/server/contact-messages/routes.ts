import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import {
  ContactMessageAnswer,
  ContactMessageSchema,
  ContactReplySchema,
  ContactStatePatchSchema,
  type ReceivedMessage,
  ReceivedMessageAnswer,
  ReceivedMessagesAnswer,
  ReceivedMessagesQuerySchema,
} from '#shared/contract/contact-messages.ts'
import { IdParamSchema } from '#shared/contract/conventions.ts'
import { ReplyTemplatesAnswer } from '#shared/contract/reply-templates.ts'
import { recordLook } from '../audit/record-look.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { networkOf } from '../network/client-address.ts'
import { replyToMessage, setMessageState } from './answer.ts'
import { withFailedReplies } from './failed-replies.ts'
import { greetingOf } from './mails.ts'
import { receiveMessage } from './receive.ts'
import { replyTemplates } from './reply-templates.ts'
import { findMessage, listMessages } from './store.ts'

const PER_HOUR = 10

/** The contact form and the inbox of staff. */
export function contactMessageRoutes(app: App, deps: Deps): void {
  app.post(
    '/addMessage',
    {
      config: {
        access: 'public',
        rateLimit: { max: PER_HOUR, timeWindow: '1 hour' },
        changesNothingPublic: true,
      },
      schema: { tags: ['content'], body: ContactMessageSchema, response: { 201: ContactMessageAnswer } },
    },
    async (request, reply) => {
      const { actor, language, ip } = request
      const by = { actor, language, network: networkOf(ip) }
      await answerOnce(deps, request, reply, async (trx) => ({
        status: 201,
        body: { data: { id: await receiveMessage(deps, trx, by, request.body) } },
      }))
    },
  )
  inboxRoutes(app, deps)
}

function inboxRoutes(app: App, deps: Deps): void {
  const config = { access: 'admin', right: 'messages' } as const
  const tags = ['moderation']
  const params = IdParamSchema
  const response = { 200: ReceivedMessageAnswer }
  app.get(
    '/admin/messages',
    {
      config,
      schema: { tags, querystring: ReceivedMessagesQuerySchema, response: { 200: ReceivedMessagesAnswer } },
    },
    async (request) => {
      const { messages, total } = await listMessages(deps.db, request.query.state, request.query)
      await recordInboxLook(deps, request, messages)
      return pageAnswer(request, request.query, await view(deps.db, messages), total)
    },
  )
  app.get(
    '/admin/reply-templates',
    { config, schema: { tags, response: { 200: ReplyTemplatesAnswer } } },
    async (request) => ({ data: replyTemplates(request.language) }),
  )
  app.get('/admin/messages/:id', { config, schema: { tags, params, response } }, async (request) => {
    const answer = await answerMessage(deps, request.params.id)
    await recordInboxLook(deps, request, [answer.data])
    return answer
  })
  app.patch(
    '/admin/messages/:id',
    { config, schema: { tags, params, body: ContactStatePatchSchema, response } },
    async (request) => {
      const { id } = request.params
      await applyInOrder(deps, request, `contact-message:${id}`, (trxDeps) =>
        setMessageState(trxDeps, requireActor(request).id, { id, ...request.body }),
      )
      return answerMessage(deps, id)
    },
  )
  app.post(
    '/admin/messages/:id/reply',
    { config, schema: { tags, params, body: ContactReplySchema, response: { 201: ReceivedMessageAnswer } } },
    async (request, reply) => {
      const { id } = request.params
      await answerOnce(deps, request, reply, async (trx) => {
        await replyToMessage(deps, trx, requireActor(request).id, { id, ...request.body })
        return { status: 201, body: await answerMessage({ db: trx }, id) }
      })
    },
  )
}

const recordInboxLook = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
  messages: { id: number }[],
) =>
  recordLook(db, {
    actorId: requireActor(request).id,
    action: 'contact_message.listed',
    type: 'contact_message',
    ids: { messages: messages.map(({ id }) => id) },
    at: clock(),
  })

const view = async (db: Deps['db'], messages: ReceivedMessage[]): Promise<ReceivedMessage[]> =>
  (await withFailedReplies(db, messages)).map((one) => ({ ...one, greeting: greetingOf(one) }))

/** @throws Problem 404 */
async function answerMessage(
  { db }: Pick<Deps, 'db'>,
  id: number,
): Promise<z.output<typeof ReceivedMessageAnswer>> {
  const message = await findMessage(db, id)
  if (!message) throw notFound()
  const [data = message] = await view(db, [message])
  return { data }
}
