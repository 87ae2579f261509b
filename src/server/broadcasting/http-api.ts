import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { App } from '../http/app-type.ts'
import type { Event, Hub } from '../realtime/hub.ts'
import { kindOf, LIMITS } from '../realtime/protocol.ts'
import { type Credentials, problemOf } from '../realtime/signature.ts'

const ChannelSchema = z.string().check(z.refine<string>((name) => kindOf(name) !== null, 'no channel'))
const common = {
  name: z.string().check(z.minLength(1), z.maxLength(LIMITS.eventName)),
  data: z.string(),
  socket_id: z.nullish(z.string()),
}
const EventSchema = z.union([
  z.object({ ...common, channels: z.array(ChannelSchema).check(z.maxLength(LIMITS.channelsPerEvent)) }),
  z.object({ ...common, channel: ChannelSchema }),
])
const BatchSchema = z.object({
  batch: z.array(z.object({ ...common, channel: ChannelSchema })).check(z.maxLength(LIMITS.eventsPerBatch)),
})
type Options = {
  hub: Hub
  credentials: Credentials
  forward(event: Event): void
  endUser(id: string): void
  clock: () => Date
}
type AppParams = { appId: string; channel?: string; userId?: string }

/**
 * Pusher's HTTP API, which the `pusher` package calls: publishes events and lists channels and users. Channels and
 * counts cover this process only.
 */
export async function pusherApi(app: App, options: Options): Promise<void> {
  const { hub, credentials, forward, endUser, clock } = options
  await app.register(async (scope) => {
    // The signature covers the raw body.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.addHook('preHandler', async (request, reply) => {
      if ((request.params as AppParams).appId !== credentials.appId)
        return sendError(reply, 404, 'There is no such app')
      const problem = problemOf(credentials, signedPartsOf(request), clock())
      if (problem) return sendError(reply, 401, problem)
    })
    const publish = (events: z.infer<typeof EventSchema>[], reply: FastifyReply) => {
      if (events.some(({ data }) => Buffer.byteLength(data) > LIMITS.eventBytes))
        return sendError(reply, 413, `The data of an event is at most ${LIMITS.eventBytes} bytes`)
      for (const { name, data, socket_id, ...to } of events) {
        const channels = 'channels' in to ? [...new Set(to.channels)] : [to.channel]
        forward({ channels, event: name, data, except: socket_id ?? undefined })
      }
      return reply.send({})
    }

    scope.post('/apps/:appId/events', { schema: { hide: true } }, async (request, reply) => {
      const event = z.safeParse(EventSchema, jsonOf(request))
      return event.success ? publish([event.data], reply) : sendError(reply, 400, 'This is no event')
    })
    scope.post('/apps/:appId/batch_events', { schema: { hide: true } }, async (request, reply) => {
      const body = z.safeParse(BatchSchema, jsonOf(request))
      return body.success
        ? publish(body.data.batch, reply)
        : sendError(reply, 400, 'This is no batch of events')
    })
    const cut = '/apps/:appId/users/:userId/terminate_connections'
    scope.post(cut, { schema: { hide: true } }, async (request, reply) => {
      endUser((request.params as AppParams).userId ?? '')
      return reply.send({})
    })
    scope.get('/apps/:appId/channels', { schema: { hide: true } }, async (request) => {
      const { filter_by_prefix = '', info = '' } = request.query as Record<string, string>
      const names = hub.channelNames().filter((name) => name.startsWith(filter_by_prefix))
      const wantsUsers = info.split(',').includes('user_count')
      const factsOf = (name: string) =>
        wantsUsers && kindOf(name) === 'presence' ? { user_count: hub.members(name).length } : {}
      return { channels: Object.fromEntries(names.map((name) => [name, factsOf(name)])) }
    })
    scope.get('/apps/:appId/channels/:channel', { schema: { hide: true } }, async (request) => {
      const { channel = '' } = request.params as AppParams
      const subscribers = hub.subscriberCount(channel)
      const isPresence = kindOf(channel) === 'presence'
      return {
        occupied: subscribers > 0,
        subscription_count: subscribers,
        ...(isPresence ? { user_count: hub.members(channel).length } : {}),
      }
    })
    scope.get('/apps/:appId/channels/:channel/users', { schema: { hide: true } }, async (request, reply) => {
      const { channel = '' } = request.params as AppParams
      if (kindOf(channel) !== 'presence') return sendError(reply, 400, 'Only presence channels have users')
      return { users: hub.members(channel).map(({ id }) => ({ id })) }
    })
  })
}

function signedPartsOf(request: FastifyRequest) {
  const [path = '', query] = (request.raw.url ?? '').split('?')
  const body = typeof request.body === 'string' ? request.body : ''
  return { method: request.method, path, query: new URLSearchParams(query), body }
}

function jsonOf({ body }: FastifyRequest): unknown {
  try {
    return JSON.parse(String(body ?? ''))
  } catch {
    return null
  }
}

/** Errors in Pusher's own format, for developers. */
const sendError = (reply: FastifyReply, status: number, error: string) => reply.status(status).send({ error })
