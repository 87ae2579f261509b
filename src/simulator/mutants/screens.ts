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
  mutant(
    'a waiting message is not in its room',
    'client/features/conversations/outbox-messages.ts',
    'entries.filter(isMessage).filter(',
    'entries.filter(isMessage).slice(0, 0).filter(',
    LINK,
  ),
  mutant(
    'the other tabs do not show a star that waits',
    'client/features/favourites/waiting-changes.ts',
    "return last ? last.kind === 'favourite-add' : null",
    'return null',
    ['favourite', 'connection', 'open tab'],
  ),
  mutant(
    'own offers do not show the text that waits',
    'client/features/postings/waiting-postings.ts',
    'return change ? withText(posting, change.body.fields) : posting',
    'return posting',
    ['edit offer', 'connection'],
  ),
  mutant(
    'own vacancies do not show the flag that waits',
    'client/features/postings/waiting-postings.ts',
    'return waiting ? { ...posting, published: waiting.body.published } : posting',
    'return posting',
    ['publish', 'connection'],
  ),
  mutant(
    'an accepted new offer is not put into the list',
    'client/platform/outbox/kinds/posting-text.ts',
    ': [stored, ...postings],',
    ': postings,',
    ['create offer', 'connection'],
  ),
  mutant(
    'a deleted offer stays in the list until it is fetched again',
    'client/platform/outbox/kinds/posting-text.ts',
    'postings.filter(({ id }) => id !== removed)',
    'postings.filter(({ id }) => id !== removed || id > 0)',
    ['delete offer', 'connection'],
  ),
  mutant(
    'the rooms are polled every five seconds',
    'client/features/conversations/poll-schedule.ts',
    'const EVERY_MS = MINUTE_MS',
    'const EVERY_MS = MINUTE_MS / 12',
    ['message'],
  ),
  mutant(
    'an accepted withdrawal stays in the list of bids until it is fetched again',
    'client/platform/outbox/kinds/bid-withdrawal.ts',
    '(bids) => withoutWithdrawn(bids, entry.body)',
    '(bids) => bids',
    ['bid', 'withdraw', 'connection'],
  ),
  mutant(
    'an accepted star is not shown until the list is fetched again',
    'client/platform/outbox/kinds/favourite.ts',
    'change: (data) => data && change(entry, data as Listed[]),',
    'change: (data) => data,',
    ['favourite', 'connection', 'open tab'],
  ),
  mutant(
    'an accepted hide is not shown until the list is fetched again',
    'client/platform/outbox/kinds/hidden-job.ts',
    'change: (data) => data && change(data as HiddenJob[])',
    'change: (data) => data',
    ['hide', 'connection', 'open tab'],
  ),
  mutant(
    'an accepted bid is not put into the list',
    'client/platform/outbox/kinds/bid.ts',
    '[{ ...data, job }, ...others]',
    'others',
    ['bid', 'connection', 'open tab'],
  ),
  mutant(
    'an older list of rooms replaces newer events',
    'client/features/conversations/queries.ts',
    'mergeRooms(known as Room[] | undefined, fetched as Room[])',
    'fetched',
    LINK,
  ),
  mutant(
    'older messages replace newer events',
    'client/features/conversations/queries.ts',
    'known ? mergeConversations(known as Conversation, fetched as Conversation) : fetched',
    'fetched',
    LINK,
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
