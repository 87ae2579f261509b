import { randomInt } from 'node:crypto'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Connection, Socket } from './connection.ts'
import { createHubSessions } from './hub-sessions.ts'
import { CLOSE, type Close, established, eventFrame, LIMITS, type Member, PING } from './protocol.ts'
import { createSubscriptions } from './subscriptions.ts'

/** Seconds of silence after which client or server sends a ping. Proxies commonly cut connections idle for 60. */
export const ACTIVITY_TIMEOUT_S = 50
const PONG_WITHIN_MS = 30_000
// A program without an account could otherwise hold connections for ever by answering pings.
const AUTHORISED_WITHIN_MS = MINUTE_MS

/** An event for the subscribers of some channels. */
export type Event = {
  channels: string[]
  event: string
  data: unknown
  /** The id of the sender's socket, which does not receive the event. */
  except?: string | undefined
  userId?: string | undefined
}

export type Hub = ReturnType<typeof createHub>

/** Connections and subscriptions of this process, without network and database access. */
export function createHub() {
  const subscriptions = createSubscriptions()
  const { connections, channels, users, members, send, sendAll, drop } = subscriptions

  return {
    ...createHubSessions(subscriptions),
    /** Registers a socket and sends `pusher:connection_established`. */
    open(socket: Socket, now: number): Connection {
      const connection = createConnection(socket, now)
      connections.set(connection.id, connection)
      send(connection, established(connection.id, ACTIVITY_TIMEOUT_S))
      return connection
    },
    send,
    drop,
    members,
    remove: subscriptions.remove,
    subscribe: subscriptions.subscribe,
    /** Unsubscribes a connection at its own request. */
    unsubscribe(connection: Connection, channel: string): void {
      if (connection.expelledFrom.has(channel)) connection.expelledFrom.set(channel, false)
      subscriptions.unsubscribe(connection, channel)
    },
    /** Sends an event to the subscribers in this process. */
    deliver({ channels: names, event, data, except, userId }: Event): void {
      for (const channel of names)
        if (channels.has(channel)) sendAll(channel, eventFrame(channel, event, data, userId), except)
    },
    /** Pings silent connections and closes those that did not answer, or that nobody has authorised. */
    sweep(now: number): void {
      for (const connection of [...connections.values()]) {
        const silent = now - connection.heardAt
        if (silent > ACTIVITY_TIMEOUT_S * 1000 + PONG_WITHIN_MS) drop(connection, CLOSE.silent)
        else if (!connection.isAuthorised && now - connection.openedAt > AUTHORISED_WITHIN_MS)
          drop(connection, CLOSE.unauthorised)
        else if (silent > ACTIVITY_TIMEOUT_S * 1000 && !connection.isPinged) {
          connection.isPinged = true
          send(connection, PING)
        }
      }
    },
    closeAll(close: Close): void {
      for (const connection of [...connections.values()]) drop(connection, close)
    },
    socketIdsOf: (userId: number) => [...(users.get(userId) ?? [])].map(({ id }) => id),
    has: (socketId: string) => connections.has(socketId),
    connectionCount: () => connections.size,
    subscriberCount: (channel: string) => channels.get(channel)?.size ?? 0,
    channelNames: () => [...channels.keys()],
    hasRoomFor: (channel: string, member: Member) =>
      members(channel).length < LIMITS.presenceMembers || members(channel).some(({ id }) => id === member.id),
  }
}

function createConnection(socket: Socket, now: number): Connection {
  const bucket = () => ({ left: Number.POSITIVE_INFINITY, at: now })
  return {
    id: `${randomInt(2 ** 47)}.${randomInt(2 ** 47)}`,
    socket,
    channels: new Map(),
    expelledFrom: new Map(),
    sessions: new Map(),
    userId: null,
    signedInAs: null,
    openedAt: now,
    isAuthorised: false,
    heardAt: now,
    isPinged: false,
    frames: bucket(),
    clientEvents: bucket(),
  }
}
