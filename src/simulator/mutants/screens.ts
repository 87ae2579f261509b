import { type Mutant, mutant, replacing } from './mutant.ts'

const CACHE = 'client/platform/cache'
const REALTIME = 'client/platform/realtime'
const NOTIFICATIONS = 'client/features/notifications'
const NOTICES = ['notify', 'read notification', 'read all notifications', 'connection', 'open tab'] as const
const LINK = ['message', 'read room', 'connection', 'restart'] as const
const SESSION = ['message', 'sign out', 'sign in', 'open tab'] as const

/** Planted faults of the query cache and the live link. All their stories have screens. */
export const SCREEN_MUTANTS: readonly Mutant[] = [
  mutant(
    'another user finds the former one’s answers in memory',
    `${CACHE}/query-cache.ts`,
    "client.removeQueries({ predicate: (query) => query.meta?.persist !== 'public' })",
    '',
    SESSION,
  ),
  mutant(
    'the answers of a user are stored publicly',
    `${CACHE}/query-cache.ts`,
    "return persist === 'public' || persist === 'user' ? persist : null",
    "return persist === 'public' || persist === 'user' ? 'public' : null",
    SESSION,
  ),
  mutant(
    'restored answers count as fresh',
    `${CACHE}/query-cache-blob.ts`,
    'query.meta?.keepsAge !== true || query.state.isInvalidated',
    'false',
    ['bid', 'withdraw', 'open tab', 'kill tab'],
  ),
  mutant(
    'the connection is not opened again when the device is online again',
    `${REALTIME}/echo-connection.ts`,
    'isRestarting = false\n      pusher.connect()',
    'isRestarting = false',
    LINK,
  ),
  mutant(
    'events do not reach the cache',
    'client/app/run-conversations.ts',
    'subscribeLive((event) => applyLive(client, userId, event)),',
    '',
    LINK,
  ),
  mutant(
    'only the tab with the connection hears of events',
    `${REALTIME}/live.ts`,
    'openChannel().postMessage({ userId: getSession()?.userId, message } satisfies Sent)\n  receive(message)',
    'receive(message)',
    ['message', 'open tab'],
  ),
  mutant(
    'a lost connection is tried again without a delay',
    `${REALTIME}/retry-after.ts`,
    'return maxDelay / 2 + (random * maxDelay) / 2',
    'return random * maxDelay * 0',
    ['connection', 'end session'],
  ),
  mutant(
    'a fetched list forgets the read marks that wait',
    `${NOTIFICATIONS}/queries.ts`,
    "kind !== 'notifications-read' || state === 'failed'",
    'true',
    [...NOTICES, 'restart', 'hide tab', 'show tab'],
  ),
  mutant(
    'other tabs do not hear of read notifications',
    `${NOTIFICATIONS}/mark-read.ts`,
    "publishLive({ channel: '', name: NOTIFICATIONS_READ, data: what })",
    '',
    NOTICES,
  ),
  mutant(
    'the event of a notification does not reach the list',
    `${NOTIFICATIONS}/apply-live.ts`,
    "if (name === 'Notification') {",
    'if (name === null) {',
    NOTICES,
  ),
  mutant(
    'all notifications are marked as read on the device only',
    'client/platform/outbox/kinds/notifications-read.ts',
    "if (up_to !== null) await call.send('POST', '/notifications/read', { up_to })",
    '',
    NOTICES,
  ),
  {
    name: 'the event of a message is not published',
    file: 'server/conversations/publish.ts',
    focus: LINK,
    change: replacing(
      'await realtime.publish(channelsOf(message.room_id, members), REALTIME_EVENTS.newChatMessage, { message })',
      '',
    ),
  },
].map((one) => ({ ...one, hasScreens: true }))
