import { randomInt } from 'node:crypto'
import type { Connection, Socket } from './connection.ts'
import { createHubSessions } from './hub-sessions.ts'
import { CLOSE, type Close, established, eventFrame, LIMITS, type Member, PING } from './protocol.ts'
import { createSubscriptions } from './subscriptions.ts'

/** Seconds of silence after which either side asks; proxies commonly cut what was idle for 60. */
export const ACTIVITY_TIMEOUT_S = 50
const PONG_WITHIN_MS = 30_000

/** An event on its way to the subscribers of some channels. */
export type Event = {
  channels: string[]
  event: string
  data: unknown
  /** The socket it came from, which does not get it. */
  except?: string | undefined
  userId?: string | undefined
}

export type Hub = ReturnType<typeof createHub>

/** Who is connected to this process and listens to what. Knows neither the network nor the database. */
export function createHub() {
  const subscriptions = createSubscriptions()
  const { connections, channels, users, members, send, sendAll, drop } = subscriptions

  return {
    ...createHubSessions(subscriptions),
    /** Takes a socket in and greets it. */
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
    unsubscribe: subscriptions.unsubscribe,
    /** Sends an event to those of its subscribers that are connected here. */
    deliver({ channels: names, event, data, except, userId }: Event): void {
      for (const channel of names)
        if (channels.has(channel)) sendAll(channel, eventFrame(channel, event, data, userId), except)
    },
    /** Asks the silent whether they are there, and drops those that did not answer. */
    sweep(now: number): void {
      for (const connection of [...connections.values()]) {
        const silent = now - connection.heardAt
        if (silent > ACTIVITY_TIMEOUT_S * 1000 + PONG_WITHIN_MS) drop(connection, CLOSE.silent)
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
    sessions: new Map(),
    userId: null,
    signedInAs: null,
    heardAt: now,
    isPinged: false,
    frames: bucket(),
    clientEvents: bucket(),
  }
}
