import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import {
  MessageAnswer,
  MessageFormSchema,
  MessagesAnswer,
  MessagesQuerySchema,
  OpenRoomSchema,
  RoomAnswer,
  RoomsAnswer,
  UpToSchema,
} from '#shared/contract/conversations.ts'
import type { Db } from '../db/connect.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { notFound } from '../http/problem.ts'
import { createUnchangedAnswers } from '../http/unchanged-answers.ts'
import { listMessages, type PageRow } from './messages-page-store.ts'
import { findStateOfMessages } from './messages-state-store.ts'
import { openRoom, readRoom } from './open.ts'
import { publishMessage, publishReceipt } from './publish.ts'
import { type ReadNotificationsOfRoom, saveReceipt } from './receipts.ts'
import { removeRoom } from './remove-room.ts'
import { listChanged } from './removed-messages-store.ts'
import { findPositions, listRooms } from './rooms-store.ts'
import { type SendResult, sendMessage } from './send.ts'
import { toMessageOf, toPageMeta, toRoom } from './view.ts'

const tags = ['chat']
const config = { access: 'signed-in', changesNothingPublic: true } as const
const params = IdParamSchema
// Clients send a receipt for every message they read: receipts must not use up the limit for writing.
const receipts = { ...config, rateLimit: { max: 240, timeWindow: '1 minute' } }

/** Routes of rooms and messages. A room is 404 for everybody except its two members. */
export function conversationRoutes(
  app: App,
  deps: Deps,
  readNotificationsOfRoom: ReadNotificationsOfRoom,
): void {
  roomRoutes(app, deps)
  messageRoutes(app, deps)
  receiptRoutes(app, deps, readNotificationsOfRoom)
}

function roomRoutes(app: App, deps: Deps): void {
  app.get(
    '/chat/my/rooms',
    { config, schema: { tags, response: { 200: RoomsAnswer } } },
    async (request) => ({
      data: (await listRooms(deps.db, requireActor(request).id)).map(toRoom),
    }),
  )
  app.post(
    '/chat/rooms',
    { config, schema: { tags, body: OpenRoomSchema, response: { 200: RoomAnswer, 201: RoomAnswer } } },
    async (request, reply) => {
      const actor = requireActor(request)
      await answerOnce(deps, request, reply, async (trx) => {
        const { isNew, room } = await openRoom(deps, trx, actor, request.body)
        return { status: isNew ? 201 : 200, body: { data: room } }
      })
    },
  )
  app.get(
    '/chat/rooms/:id',
    { config, schema: { tags, params, response: { 200: RoomAnswer } } },
    async (request) => ({ data: await readRoom(deps.db, requireActor(request).id, request.params.id) }),
  )
  app.delete(
    '/chat/rooms/:id',
    { config, schema: { tags, params, response: { 204: NothingSchema } } },
    async (request, reply) => {
      await removeRoom(deps.db, requireActor(request).id, request.params.id)
      return reply.status(204).send(undefined)
    },
  )
}

function messageRoutes(app: App, deps: Deps): void {
  const sendUnchanged = createUnchangedAnswers()
  app.get(
    '/chat/rooms/:id/messages',
    {
      config,
      schema: { tags, params, querystring: MessagesQuerySchema, response: { 200: MessagesAnswer } },
    },
    async (request, reply) => {
      const { id } = request.params
      const userId = requireActor(request).id
      const { after, before, limit } = request.query
      const make = () => readMessages(deps.db, userId, id, request.query)
      // Few messages, which are asked for once.
      if (after !== undefined) return make()
      const state = await findStateOfMessages(deps.db, userId, id, { before, limit })
      if (state === null) throw notFound()
      return sendUnchanged(request, reply, { key: `${id} ${before} ${limit}`, state, make })
    },
  )
  app.post(
    '/chat/rooms/:id/messages',
    {
      config,
      schema: {
        tags,
        params,
        body: MessageFormSchema,
        response: { 200: MessageAnswer, 201: MessageAnswer },
      },
    },
    async (request, reply) => {
      const { id } = requireActor(request)
      let sent = null as SendResult | null
      await answerOnce(deps, request, reply, async (trx) => {
        sent = await sendMessage(deps, trx, id, request.params.id, request.body)
        return { status: sent.isNew ? 201 : 200, body: { data: sent.message } }
      })
      if (sent) await publishMessage(deps, sent)
    },
  )
}

/** A page of messages with both members' positions and the messages that staff have changed. */
async function readMessages(db: Db, userId: number, id: number, query: Parameters<typeof listMessages>[3]) {
  // Both leave in one packet.
  const [room, rows] = await Promise.all([findPositions(db, userId, id), listMessages(db, userId, id, query)])
  if (!room) throw notFound()
  const changed = room.has_changes ? await listChanged(db, userId, id) : []
  const toMessage = (row: PageRow) => toMessageOf(id, row)
  // A message may have arrived between the two queries.
  const last_seq = Math.max(room.last_seq, rows.at(-1)?.seq ?? 0)
  return {
    data: rows.map(toMessage),
    meta: {
      ...toPageMeta(room),
      last_seq,
      ...(changed.length > 0 && { changed: changed.map(toMessage) }),
    },
  }
}

function receiptRoutes(app: App, deps: Deps, readNotificationsOfRoom: ReadNotificationsOfRoom): void {
  for (const how of ['read', 'delivered'] as const) {
    app.post(
      `/chat/rooms/:id/${how}`,
      { config: receipts, schema: { tags, params, body: UpToSchema, response: { 204: NothingSchema } } },
      async (request, reply) => {
        const { id } = requireActor(request)
        const reached = await saveReceipt(
          deps,
          id,
          request.params.id,
          how,
          request.body.seq,
          readNotificationsOfRoom,
        )
        if (reached) await publishReceipt(deps, how, reached)
        return reply.status(204).send(undefined)
      },
    )
  }
}
