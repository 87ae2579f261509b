import { REALTIME_EVENTS, readChannel } from '#shared/contract/realtime.ts'
import { type Connection, takeToken } from './connection.ts'
import type { Event, Hub } from './hub.ts'
import {
  CLIENT_EVENT_REFUSED,
  CLOSE,
  channelOfUser,
  errorFrame,
  type Frame,
  kindOf,
  LIMITS,
  PONG,
  readFrame,
  readMember,
  readUserId,
  signedIn,
  subscriptionRefused,
} from './protocol.ts'
import { type Credentials, isChannelSigned, isUserSigned } from './signature.ts'

// Enough for a page that subscribes to all its channels at once, and far above typing speed.
const FRAMES = { max: 200, perSecond: 50 }

type Reception = {
  hub: Hub
  credentials: Credentials
  /** Sends a client event to the channel's other subscribers, in all processes. */
  forward(event: Event): void
}

/** Handles a client's frame within the rate limits. */
export function receive(reception: Reception, connection: Connection, text: string, now: number): void {
  const { hub } = reception
  connection.heardAt = now
  connection.isPinged = false
  if (!takeToken(connection.frames, FRAMES.max, FRAMES.perSecond, now)) hub.drop(connection, CLOSE.tooMany)
  else {
    const answer = handleFrame(reception, connection, readFrame(text), now)
    if (answer) hub.send(connection, answer)
  }
}

/** Gives the answer frame. The hub itself answers a successful subscription. */
function handleFrame(reception: Reception, connection: Connection, frame: Frame, now: number): Buffer | null {
  if (frame.kind === 'ping') return PONG
  if (frame.kind === 'unknown') return errorFrame(frame.reason)
  if (frame.kind === 'subscribe') return subscribe(reception, connection, frame)
  if (frame.kind === 'signin') return signIn(reception, connection, frame)
  if (frame.kind === 'client-event') return forwardClientEvent(reception, connection, frame, now)
  if (frame.kind === 'unsubscribe') reception.hub.unsubscribe(connection, frame.channel)
  return null
}

function subscribe(
  { hub, credentials }: Reception,
  connection: Connection,
  { channel, auth, channelData }: Extract<Frame, { kind: 'subscribe' }>,
): Buffer | null {
  const kind = kindOf(channel)
  if (!kind) return errorFrame('This is no name of a channel')
  const refuse = (status: number, reason: string) => subscriptionRefused(channel, status, reason)
  const isFull = connection.channels.size >= LIMITS.channelsPerConnection
  if (isFull && !connection.channels.has(channel)) return refuse(429, 'Too many channels on one connection')
  // A user channel needs no signature: it belongs to the signed-in user.
  const isOwn =
    kind === 'user' && connection.signedInAs !== null && channel === channelOfUser(connection.signedInAs)
  if (kind !== 'public' && !isOwn && !isChannelSigned(credentials, auth, connection.id, channel, channelData))
    return refuse(401, 'The signature is wrong')
  if (connection.expelledFrom.has(channel)) return refuse(403, 'This channel is no longer yours')
  const member = kind === 'presence' ? readMember(channelData) : null
  if (kind === 'presence' && !member) return refuse(400, 'channel_data names no user_id')
  if (member && !hub.hasRoomFor(channel, member)) return refuse(429, 'Too many members')
  // Its signature was checked above.
  if (kind !== 'public') connection.isAuthorised = true
  hub.subscribe(connection, channel, member)
  return null
}

function signIn(
  { credentials }: Reception,
  connection: Connection,
  { auth, userData }: Extract<Frame, { kind: 'signin' }>,
): Buffer {
  const id = readUserId(userData)
  if (!id) return errorFrame('user_data names no id')
  if (!isUserSigned(credentials, auth, connection.id, userData)) return errorFrame('The signature is wrong')
  if (connection.signedInAs !== null && connection.signedInAs !== id)
    return errorFrame('Somebody else has signed in on this connection')
  connection.signedInAs = id
  connection.isAuthorised = true
  return signedIn(userData)
}

function forwardClientEvent(
  { forward }: Reception,
  connection: Connection,
  { channel, event, data }: Extract<Frame, { kind: 'client-event' }>,
  now: number,
): Buffer | null {
  const refuse = (reason: string) => errorFrame(reason, CLIENT_EVENT_REFUSED)
  const { max, perSecond } = LIMITS.clientEvents
  if (!takeToken(connection.clientEvents, max, perSecond, now))
    return refuse(`At most ${perSecond} client events a second`)
  const kind = kindOf(channel)
  if (kind !== 'private' && kind !== 'presence')
    return refuse('Client events are for private and presence channels')
  const member = connection.channels.get(channel)
  if (member === undefined) return refuse('Client events are for channels subscribed to')
  // Channels of our app carry one client event. Others are those of programs that sign with the app's secret.
  const own = readChannel(channel)
  if (own && (own.about !== 'room' || event !== REALTIME_EVENTS.typing))
    return refuse(`The only client event is ${REALTIME_EVENTS.typing}, in a room`)
  const size = Buffer.byteLength(JSON.stringify(data ?? null))
  if (event.length > LIMITS.eventName || size > (own ? LIMITS.typingBytes : LIMITS.eventBytes))
    return refuse('The client event is too large')
  forward({ channels: [channel], event, data, except: connection.id, userId: member?.id })
  return null
}
