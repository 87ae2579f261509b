import { NothingSchema } from '#shared/contract/conventions.ts'
import {
  NotificationChoicesAnswer,
  NotificationChoicesPatchSchema,
  NotificationsAnswer,
  NotificationsQuerySchema,
  ReadNotificationsSchema,
} from '#shared/contract/notifications.ts'
import { PushTestAnswer } from '#shared/contract/push.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyFieldsInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { pageAnswer } from '../http/paging.ts'
import { readChoices } from './choices.ts'
import { sendTestPush } from './send-test-push.ts'
import { listNotifications, markRead, saveChoices } from './store.ts'
import { viewNotifications } from './view.ts'

const config = { access: 'signed-in', changesNothingPublic: true } as const
const tags = ['Notifications']
const choices = '/cabinet/notifications'

/** The current user's notifications and their settings. */
export function notificationRoutes(app: App, deps: Deps): void {
  app.get(
    '/notifications',
    {
      config,
      schema: { tags, querystring: NotificationsQuerySchema, response: { 200: NotificationsAnswer } },
    },
    async (request) => {
      const { id } = requireActor(request)
      const { rows, total, unread } = await listNotifications(deps.db, id, request.query)
      const page = pageAnswer(request, request.query, await viewNotifications(deps.db, rows), total)
      return { ...page, ...unread }
    },
  )
  app.post(
    '/notifications/read',
    { config, schema: { tags, body: ReadNotificationsSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await markRead(deps.db, requireActor(request).id, request.body, deps.clock())
      return reply.status(204).send(undefined)
    },
  )
  app.get(
    choices,
    { config, schema: { tags, response: { 200: NotificationChoicesAnswer } } },
    async (request) => ({
      data: await readChoices(deps.db, requireActor(request).id),
    }),
  )
  app.patch(
    choices,
    {
      config,
      schema: { tags, body: NotificationChoicesPatchSchema, response: { 200: NotificationChoicesAnswer } },
    },
    async (request) => {
      const { id } = requireActor(request)
      const { body } = request
      return applyFieldsInOrder(deps, request, 'notification-choices', body, async ({ db }) => {
        await saveChoices(db, id, body)
        return { data: await readChoices(db, id) }
      })
    },
  )
  app.post(
    '/push/test',
    {
      config: { ...config, rateLimit: { max: 5, timeWindow: '1 minute' } },
      schema: { tags, response: { 200: PushTestAnswer } },
    },
    async (request) => ({ data: await sendTestPush(deps, requireActor(request).id) }),
  )
}
