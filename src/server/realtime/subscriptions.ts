import type { Connection } from './connection.ts'
import { createPresence } from './presence.ts'
import { CLOSE, type Close, type Member, memberAdded, memberRemoved, subscribed } from './protocol.ts'

/** A connection with more unsent bytes is closed, to save memory. The client reconnects and requests what it missed. */
const MAX_UNSENT_BYTES = 1024 * 1024

export type Subscriptions = ReturnType<typeof createSubscriptions>

/** Open connections and their subscribed channels. */
export function createSubscriptions() {
  const connections = new Map<string, Connection>()
  const channels = new Map<string, Set<Connection>>()
  const users = new Map<number, Set<Connection>>()
  const presence = createPresence()

  const send = (connection: Connection, frame: Buffer) => {
    if (connection.socket.bufferedAmount > MAX_UNSENT_BYTES) drop(connection, CLOSE.tooSlow)
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
    connections,
    channels,
    users,
    members: presence.members,
    send,
    sendAll,
    drop,
    remove,
    leaveUser,
    unsubscribe,
    /** Subscribes a connection to a channel whose signature was checked. */
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
  }
}
