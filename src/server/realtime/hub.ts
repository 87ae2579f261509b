import { randomInt } from 'node:crypto'
import type { Connection, Socket } from './connection.ts'
import { createPresence } from './presence.ts'
import {
  CLOSE,
  type Close,
  established,
  eventFrame,
  LIMITS,
  type Member,
  memberAdded,
  memberRemoved,
  PING,
  subscribed,
} from './protocol.ts'

/** Seconds of silence after which either side asks; proxies commonly cut what was idle for 60. */
export const ACTIVITY_TIMEOUT_S = 50
const PONG_WITHIN_MS = 30_000
/** A connection with more than this unsent is cut: it reconnects and asks for what it missed. */
const MOST_UNSENT_BYTES = 1024 * 1024

// Tabs share one connection: this many are no person's devices.
const MOST_PER_USER = 50

/** An event on its way to the subscribers of some channels. */
export type Event = {
  channels: string[]
  event: string
  data: unknown
  /** The socket it came from, which does not get it. */
  except?: string | undefined
  userId?: string | undefined
}

/** That a session has let a socket onto a channel. */
export type Binding = { socketId: string; channel: string; sessionId: string; userId: number }

export type Hub = ReturnType<typeof createHub>

/** Who is connected to this process and listens to what. Knows neither the network nor the database. */
export function createHub() {
  const connections = new Map<string, Connection>()
  const channels = new Map<string, Set<Connection>>()
  const users = new Map<number, Set<Connection>>()
  const presence = createPresence()

  const send = (connection: Connection, frame: Buffer) => {
    if (connection.socket.bufferedAmount > MOST_UNSENT_BYTES) drop(connection, CLOSE.tooSlow)
    else connection.socket.send(frame)
  }
  const sendAll = (channel: string, frame: Buffer, except?: string) => {
    for (const connection of channels.get(channel) ?? [])
      if (connection.id !== except) send(connection, frame)
  }
  const drop = (connection: Connection, close: Close) => {
    remove(connection)
    connection.socket.close(close)
  }
  const remove = (connection: Connection) => {
    if (!connections.delete(connection.id)) return
    if (connection.userId !== null) leaveUser(connection.userId, connection)
    for (const channel of [...connection.channels.keys()]) unsubscribe(connection, channel)
  }
  const leaveUser = (userId: number, connection: Connection) => {
    const own = users.get(userId)
    own?.delete(connection)
    if (own?.size === 0) users.delete(userId)
  }
  const unsubscribe = (connection: Connection, channel: string) => {
    const member = connection.channels.get(channel)
    if (member === undefined) return
    connection.channels.delete(channel)
    const subscribers = channels.get(channel)
    subscribers?.delete(connection)
    if (subscribers?.size === 0) channels.delete(channel)
    if (member && presence.leave(channel, member.id)) sendAll(channel, memberRemoved(channel, member.id))
  }

  return {
    /** Takes a socket in and greets it. */
    open(socket: Socket, now: number): Connection {
      const id = `${randomInt(2 ** 47)}.${randomInt(2 ** 47)}`
      const bucket = () => ({ left: Number.POSITIVE_INFINITY, at: now })
      const connection: Connection = {
        ...{ id, socket, channels: new Map(), sessions: new Map() },
        ...{
          userId: null,
          signedInAs: null,
          heardAt: now,
          isPinged: false,
          frames: bucket(),
          clientEvents: bucket(),
        },
      }
      connections.set(id, connection)
      send(connection, established(id, ACTIVITY_TIMEOUT_S))
      return connection
    },
    send,
    drop,
    remove,
    unsubscribe,
    /** Puts a connection on a channel whose signature was checked. */
    subscribe(connection: Connection, channel: string, member: Member | null): void {
      if (!connection.channels.has(channel)) {
        const subscribers = channels.get(channel) ?? new Set()
        channels.set(channel, subscribers.add(connection))
        connection.channels.set(channel, member)
        if (member && presence.join(channel, member))
          sendAll(channel, memberAdded(channel, member), connection.id)
      }
      send(connection, subscribed(channel, member && presence.members(channel)))
    },
    /** Sends an event to those of its subscribers that are connected here. */
    deliver({ channels: names, event, data, except, userId }: Event): void {
      for (const channel of names)
        if (channels.has(channel)) sendAll(channel, eventFrame(channel, event, data, userId), except)
    },
    socketIdsOf: (userId: number) => [...(users.get(userId) ?? [])].map(({ id }) => id),
    has: (socketId: string) => connections.has(socketId),
    /** Remembers whose session let a socket onto a channel, should the session end. */
    bind({ socketId, channel, sessionId, userId }: Binding): void {
      const connection = connections.get(socketId)
      if (!connection) return
      const { sessions } = connection
      sessions.set(sessionId, (sessions.get(sessionId) ?? new Set()).add(channel))
      if (connection.userId === userId) return
      if (connection.userId !== null) leaveUser(connection.userId, connection)
      connection.userId = userId
      const own = users.get(userId) ?? new Set()
      users.set(userId, own.add(connection))
      if (own.size > MOST_PER_USER) drop(connection, CLOSE.overCapacity)
    },
    /** The sessions that connections here live by. */
    sessions(): Set<string> {
      const ids = new Set<string>()
      for (const { sessions } of connections.values()) for (const id of sessions.keys()) ids.add(id)
      return ids
    },
    /** Cuts what ended sessions have let in; a connection that also lives by another session keeps that part. */
    endSessions(ended: Set<string>): void {
      for (const connection of [...connections.values()]) {
        const { sessions } = connection
        const over = [...sessions].filter(([id]) => ended.has(id))
        if (over.length === 0) continue
        for (const [id, names] of over) {
          sessions.delete(id)
          for (const channel of names) if (!isHeld(sessions, channel)) unsubscribe(connection, channel)
        }
        if (sessions.size === 0) drop(connection, CLOSE.sessionEnded)
      }
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
    /** Cuts everything that a person, named by `pusher:signin`, has open here. */
    endUser(id: string): void {
      for (const connection of [...connections.values()])
        if (connection.signedInAs === id) drop(connection, CLOSE.sessionEnded)
    },
    closeAll(close: Close): void {
      for (const connection of [...connections.values()]) drop(connection, close)
    },
    connectionCount: () => connections.size,
    subscriberCount: (channel: string) => channels.get(channel)?.size ?? 0,
    channelNames: () => [...channels.keys()],
    members: presence.members,
    hasRoomFor: (channel: string, member: Member) =>
      presence.members(channel).length < LIMITS.presenceMembers ||
      presence.members(channel).some(({ id }) => id === member.id),
  }
}

const isHeld = (sessions: Connection['sessions'], channel: string) =>
  [...sessions.values()].some((names) => names.has(channel))
