/** Pusher protocol 7: frames of clients and server. Pure: no sockets, clock or random numbers. */

/**
 * Close codes. pusher-js reconnects after 41xx in a second, after 42xx at once, after 40xx and 43xx never. So an error
 * of a single message is an error frame, not a close.
 */
export const CLOSE = {
  unknownApp: { code: 4001, reason: 'There is no app with this key' },
  badVersion: { code: 4006, reason: 'The protocol version is not a number' },
  unsupportedVersion: { code: 4007, reason: 'This protocol version is not supported' },
  noVersion: { code: 4008, reason: 'No protocol version was given' },
  sessionEnded: { code: 4009, reason: 'The session has ended' },
  overCapacity: { code: 4100, reason: 'Over capacity' },
  tooSlow: { code: 4101, reason: 'The connection is too slow for what it is sent' },
  tooMany: { code: 4102, reason: 'Too many messages' },
  otherSessionEnded: { code: 4104, reason: 'Another session of this connection has ended' },
  behind: { code: 4103, reason: 'Events may have been missed' },
  unauthorised: { code: 4105, reason: 'Nobody has signed in on this connection' },
  stopping: { code: 4200, reason: 'The server is going away' },
  silent: { code: 4201, reason: 'The ping was not answered' },
} as const
export type Close = (typeof CLOSE)[keyof typeof CLOSE]

/** Error code of a refused client event. Error frames leave the connection open. */
export const CLIENT_EVENT_REFUSED = 4301

export const LIMITS = {
  /** Bytes of an event's data, Pusher's own limit. */
  eventBytes: 10_240,
  /** Bytes of one frame from a client. */
  frameBytes: 16_384,
  eventName: 200,
  channelName: 164,
  channelsPerConnection: 100,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  /** Of all sockets of a person. */
  clientEvents: { max: 10, perSecond: 2 },
  /** Bytes of the data of a client event of our app. */
  typingBytes: 200,
  presenceMembers: 100,
} as const

export type ChannelKind = 'public' | 'private' | 'encrypted' | 'presence' | 'user'

const USER_CHANNEL = '#server-to-user-'

const USER_ID = /^[\w\-=@,.;]+$/

/** The private channel of a user who has signed in (`pusher:signin`). */
export const channelOfUser = (id: string): string => `${USER_CHANNEL}${id}`

/** The kind of a channel by its prefix; null for an invalid name. */
export function kindOf(channel: string): ChannelKind | null {
  if (channel.length > LIMITS.channelName) return null
  if (channel.startsWith(USER_CHANNEL) && USER_ID.test(channel.slice(USER_CHANNEL.length))) return 'user'
  if (!/^[\w\-=@,.;]+$/.test(channel)) return null
  if (channel.startsWith('private-encrypted-')) return 'encrypted'
  if (channel.startsWith('private-')) return 'private'
  return channel.startsWith('presence-') ? 'presence' : 'public'
}

export type Member = { id: string; info: unknown }

export type Frame =
  | { kind: 'ping' }
  | { kind: 'pong' }
  | { kind: 'subscribe'; channel: string; auth: string; channelData: string | null }
  | { kind: 'unsubscribe'; channel: string }
  | { kind: 'signin'; auth: string; userData: string }
  | { kind: 'client-event'; event: string; channel: string; data: unknown }
  | { kind: 'unknown'; reason: string }

/** Parses a client's frame. Never throws: an invalid one gives kind 'unknown'. */
export function readFrame(text: string): Frame {
  const message = asRecord(parse(text))
  if (!message || typeof message.event !== 'string') return { kind: 'unknown', reason: 'Invalid message' }
  const { event } = message
  if (event === 'pusher:ping') return { kind: 'ping' }
  if (event === 'pusher:pong') return { kind: 'pong' }
  // Some clients send data as a JSON string within the JSON.
  const data = asRecord(typeof message.data === 'string' ? parse(message.data) : message.data)
  if (event === 'pusher:subscribe') {
    const { channel, auth, channel_data } = data ?? {}
    if (typeof channel !== 'string') return { kind: 'unknown', reason: 'No channel was named' }
    return {
      kind: 'subscribe',
      channel,
      auth: typeof auth === 'string' ? auth : '',
      channelData: typeof channel_data === 'string' ? channel_data : null,
    }
  }
  if (event === 'pusher:signin') {
    const { auth, user_data } = data ?? {}
    const isWhole = typeof auth === 'string' && typeof user_data === 'string'
    return isWhole
      ? { kind: 'signin', auth, userData: user_data }
      : { kind: 'unknown', reason: 'Nobody was named' }
  }
  if (event === 'pusher:unsubscribe' && typeof data?.channel === 'string')
    return { kind: 'unsubscribe', channel: data.channel }
  if (event.startsWith('client-') && typeof message.channel === 'string')
    return { kind: 'client-event', event, channel: message.channel, data: message.data }
  return { kind: 'unknown', reason: 'This event is not known' }
}

/** The member in a presence channel's data, or null. */
export function readMember(channelData: string | null): Member | null {
  const data = asRecord(parse(channelData ?? ''))
  const id = data?.user_id
  if (typeof id !== 'string' && typeof id !== 'number') return null
  return { id: String(id), info: data?.user_info }
}

/** The user id in `pusher:signin`, or null. */
export function readUserId(userData: string): string | null {
  const id = asRecord(parse(userData))?.id
  const text = typeof id === 'number' ? String(id) : id
  return typeof text === 'string' && text.length <= 100 && USER_ID.test(text) ? text : null
}

export const PONG = frame({ event: 'pusher:pong', data: '{}' })
export const PING = frame({ event: 'pusher:ping', data: '{}' })

/** The first frame of a connection: socket id and activity timeout. */
export const established = (socketId: string, activityTimeout: number) =>
  frame({
    event: 'pusher:connection_established',
    data: JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeout }),
  })

/** The answer to `pusher:signin`. */
export const signedIn = (userData: string) =>
  frame({ event: 'pusher:signin_success', data: JSON.stringify({ user_data: userData }) })

/** The answer to a subscription; on presence channels with the members. */
export const subscribed = (channel: string, members: Member[] | null) =>
  frame({
    event: 'pusher_internal:subscription_succeeded',
    channel,
    data: JSON.stringify(members ? { presence: presenceOf(members) } : {}),
  })

/** Refuses a subscription; the error reaches the channel's handlers. */
export const subscriptionRefused = (channel: string, status: number, reason: string) =>
  frame({
    event: 'pusher:subscription_error',
    channel,
    data: JSON.stringify({ type: 'AuthError', error: reason, status }),
  })

/** Announces a new member of a presence channel to the others. */
export const memberAdded = (channel: string, { id, info }: Member) =>
  frame({
    event: 'pusher_internal:member_added',
    channel,
    data: JSON.stringify({ user_id: id, user_info: info }),
  })

/** Announces to the others that a member has left a presence channel. */
export const memberRemoved = (channel: string, id: string) =>
  frame({ event: 'pusher_internal:member_removed', channel, data: JSON.stringify({ user_id: id }) })

/** An error that leaves the connection open. */
export const errorFrame = (message: string, code: number | null = null) =>
  frame({ event: 'pusher:error', data: JSON.stringify({ code, message }) })

/** An event for a channel's subscribers. `data` is text from the server, any JSON from a client. */
export const eventFrame = (channel: string, event: string, data: unknown, userId?: string) =>
  frame({ event, channel, data, ...(userId === undefined ? {} : { user_id: userId }) })

function presenceOf(members: Member[]) {
  return {
    count: members.length,
    ids: members.map(({ id }) => id),
    hash: Object.fromEntries(members.map(({ id, info }) => [id, info ?? null])),
  }
}

/** Encodes a frame once for all its receivers. */
function frame(message: Record<string, unknown>): Buffer {
  return Buffer.from(JSON.stringify(message))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const asRecord = (value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
