import { randomUUID } from 'node:crypto'
import { roomChannel } from '#shared/contract/realtime.ts'
import { unsubscribeToken } from '../../../notifications/tokens.ts'
import type { CallContext, RouteCase, RouteCases } from '../line.ts'

const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
}
const ofRoom = (body?: object): RouteCase => ({
  owner: 'seeker',
  call: ({ victims }) => ({ path: { id: victims.room.id }, ...(body && { body }) }),
})
const unsubscription = ({ victims, isOwner, test }: CallContext) => {
  const token = unsubscribeToken(test.deps.config, { userId: victims.seeker.id, kind: 'message' })
  return { query: { token: isOwner ? token : `${token.slice(0, -4)}AAAA` } }
}

/** Conversations, notifications, push and real time. */
export const CHAT_LINES: RouteCases = {
  'GET /chat/my/rooms': { owner: 'seeker' },
  'POST /chat/rooms': {
    owner: 'employer',
    call: ({ victims }) => ({ body: { rate_id: victims.bid.id } }),
    others: 404,
  },
  'GET /chat/rooms/:id': ofRoom(),
  'DELETE /chat/rooms/:id': {
    owner: 'seeker',
    // Only a room whose other member has erased their account can be deleted.
    call: async ({ victims: { room, employer }, test }) => {
      await test.db
        .updateTable('users')
        .set({ erased_at: test.clock() })
        .where('id', '=', employer.id)
        .execute()
      return { path: { id: room.id } }
    },
  },
  'GET /chat/rooms/:id/messages': ofRoom(),
  'POST /chat/rooms/:id/messages': {
    owner: 'seeker',
    call: ({ victims }) => ({
      path: { id: victims.room.id },
      body: { text: 'Hello', client_id: randomUUID() },
    }),
  },
  'POST /chat/rooms/:id/read': ofRoom({ seq: 1 }),
  'POST /chat/rooms/:id/delivered': ofRoom({ seq: 1 }),
  'GET /notifications': { owner: 'seeker' },
  'POST /notifications/read': {
    owner: 'seeker',
    call: ({ victims }) => ({ body: { ids: [victims.notification.id] } }),
  },
  'GET /cabinet/notifications': { owner: 'seeker' },
  'PATCH /cabinet/notifications': { owner: 'seeker', call: () => ({ body: { message_text: false } }) },
  'POST /notifications/unsubscribe': { owner: 'visitor', call: unsubscription, others: 422 },
  'GET /notifications/unsubscribe': { owner: 'visitor', call: unsubscription, others: 404 },
  'GET /push/key': { owner: 'visitor' },
  'POST /push/subscriptions': {
    owner: 'seeker',
    call: () => ({ body: { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, keys: KEYS } }),
  },
  'DELETE /push/subscriptions': {
    owner: 'seeker',
    call: ({ victims }) => ({ body: { endpoint: victims.endpoint } }),
  },
  // A caller without devices, because the route would send pushes to the victims' devices.
  'POST /push/test': { owner: 'other seeker' },
  'GET /realtime': { owner: 'visitor' },
  'POST /broadcasting/auth': {
    owner: 'seeker',
    call: ({ victims }) => ({ body: { socket_id: '1.1', channel_name: roomChannel(victims.room.id) } }),
    others: 403,
  },
  'POST /broadcasting/user-auth': { owner: 'seeker', call: () => ({ body: { socket_id: '1.1' } }) },
  'GET /cabinet/reports': { owner: 'seeker' },
  'GET /cabinet/reports/open': {
    owner: 'seeker',
    call: ({ victims }) => ({ query: { type: 'message', id: `${victims.message.id}` } }),
  },
  'POST /reports': {
    owner: 'seeker',
    call: ({ victims }) => ({
      body: { type: 'message', id: victims.message.id, reason: 'spam', email: 'olga@people.example' },
    }),
    others: 404,
  },
}
