import formbody from '@fastify/formbody'
import { INT4_MAX } from '#shared/contract/conventions.ts'
import {
  ChannelAuthAnswer,
  ChannelAuthSchema,
  RealtimeAnswer,
  readChannel,
  UserAuthAnswer,
  UserAuthSchema,
} from '#shared/contract/realtime.ts'
import { requireActor } from '../http/actor.ts'
import type { Actor, App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'

/** Whether a user may listen and type in a room. */
export type MayJoinRoom = (roomId: number, actor: Actor) => Promise<boolean>

/** POST /broadcasting/auth authorises a socket for a channel, POST /broadcasting/user-auth for its user. */
export async function channelAuth(app: App, { realtime }: Deps, mayJoinRoom: MayJoinRoom): Promise<void> {
  await app.register(async (scope) => {
    // Laravel Echo sends a form by default.
    await scope.register(formbody, { bodyLimit: 4096 })
    ;(scope as App).post(
      '/broadcasting/auth',
      {
        config: { access: 'signed-in' },
        schema: { hide: true, body: ChannelAuthSchema, response: { 200: ChannelAuthAnswer } },
      },
      async (request) => {
        const actor = requireActor(request)
        const { socket_id, channel_name } = request.body
        // Binds the socket before the check: a block that comes after the check expels bound sockets.
        const auth = await realtime.authorise(bindingOf(socket_id, actor), channel_name)
        if (!(await mayJoin(channel_name, actor, mayJoinRoom))) throw new Problem('forbidden')
        return { auth }
      },
    )
    ;(scope as App).post(
      '/broadcasting/user-auth',
      {
        config: { access: 'signed-in' },
        schema: { hide: true, body: UserAuthSchema, response: { 200: UserAuthAnswer } },
      },
      async (request) => realtime.authoriseUser(bindingOf(request.body.socket_id, requireActor(request))),
    )
  })
}

/** GET /realtime, under the API's prefix: the settings that a client connects with. */
export function realtimeRoutes(app: App, { realtime }: Deps): void {
  app.get(
    '/realtime',
    { config: { access: 'public' }, schema: { tags: ['Real time'], response: { 200: RealtimeAnswer } } },
    async () => ({ data: realtime.settings }),
  )
}

const bindingOf = (socketId: string, { id, sessionId }: Actor) => ({ socketId, sessionId, userId: id })

async function mayJoin(name: string, actor: Actor, mayJoinRoom: MayJoinRoom): Promise<boolean> {
  const channel = readChannel(name)
  if (!channel || channel.id > INT4_MAX) return false
  return channel.about === 'user' ? channel.id === actor.id : mayJoinRoom(channel.id, actor)
}
