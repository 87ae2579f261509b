import { NothingSchema } from '#shared/contract/conventions.ts'
import { PushEndpointSchema, PushKeyAnswer, PushSubscriptionSchema } from '#shared/contract/push.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { invalid } from '../http/problem.ts'
import { removeOldestDevices, removeOwnDevice, saveDevice } from './subscriptions-store.ts'

const config = { access: 'signed-in', changesNothingPublic: true } as const
const tags = ['Notifications']
const path = '/push/subscriptions'

/** Push subscriptions of devices. Each is valid as long as the session that registered it. */
export function pushRoutes(app: App, { db, clock, push }: Pick<Deps, 'db' | 'clock' | 'push'>): void {
  app.get(
    '/push/key',
    { config: { access: 'public' }, schema: { tags, response: { 200: PushKeyAnswer } } },
    async () => ({
      data: { key: push.publicKey },
    }),
  )
  app.post(
    path,
    { config, schema: { tags, body: PushSubscriptionSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const { id: user_id, sessionId: session_id } = requireActor(request)
      const { endpoint, keys, key: vapid_key = push.publicKey } = request.body
      const accepts = push.accepts({ endpoint, keys })
      if (!accepts.endpoint) throw invalid({ endpoint: ['invalid_value'] })
      if (!accepts.keys) throw invalid({ keys: ['invalid_value'] })
      await saveDevice(db, { user_id, session_id, endpoint, ...keys, vapid_key, created_at: clock() })
      await removeOldestDevices(db, user_id)
      return reply.status(204).send(undefined)
    },
  )
  app.delete(
    path,
    { config, schema: { tags, body: PushEndpointSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await removeOwnDevice(db, requireActor(request).id, request.body.endpoint)
      return reply.status(204).send(undefined)
    },
  )
}
