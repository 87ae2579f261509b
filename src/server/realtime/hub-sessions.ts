import { CLOSE } from './protocol.ts'
import type { Subscriptions } from './subscriptions.ts'

// Tabs share one connection, so a person's devices never need this many.
const MAX_PER_USER = 50

/** A session has authorized a socket: for a channel, or to sign in as its user. */
export type Binding = { socketId: string; sessionId: string; userId: number }

/** Ends connections together with the sessions that authorized them. */
export function createHubSessions(subscriptions: Subscriptions) {
  const { connections, users, drop, leaveUser, subscribe, unsubscribe } = subscriptions
  return {
    /** Remembers which session authorized a socket. */
    bind({ socketId, sessionId, userId }: Binding): void {
      const connection = connections.get(socketId)
      if (!connection) return
      connection.sessions.set(sessionId, userId)
      connection.isAuthorised = true
      if (connection.userId === userId) return
      if (connection.userId !== null) leaveUser(connection.userId, connection)
      connection.userId = userId
      const own = users.get(userId) ?? new Set()
      // One allowance for all sockets of a person: each event is sent to every other socket of the room.
      const [other] = own
      if (other) connection.clientEvents = other.clientEvents
      users.set(userId, own.add(connection))
      if (own.size > MAX_PER_USER) drop(connection, CLOSE.overCapacity)
    },
    /** Ids of the sessions with connections in this process: of one user, or of all. */
    sessions(of: number | null = null): Set<string> {
      const ids = new Set<string>()
      for (const { sessions } of connections.values())
        for (const [id, userId] of sessions) if (of === null || of === userId) ids.add(id)
      return ids
    },
    /**
     * Closes the connections that ended sessions have authorized. A signature names its socket, so the signatures of
     * an ended session can no longer be used. A connection that another session has authorized too may reconnect.
     */
    endSessions(ended: Set<string>): void {
      for (const connection of [...connections.values()]) {
        const ids = [...connection.sessions.keys()]
        if (!ids.some((id) => ended.has(id))) continue
        drop(connection, ids.every((id) => ended.has(id)) ? CLOSE.sessionEnded : CLOSE.otherSessionEnded)
      }
    },
    /**
     * Unsubscribes the connections that a user has ever authorized from channels. They stay out until they are readmitted or
     * reconnect: a signature names socket and channel and could be used again.
     */
    expel(userId: number, names: readonly string[]): void {
      for (const connection of connections.values()) {
        if (![...connection.sessions.values()].includes(userId)) continue
        for (const name of names) {
          const wasSubscribed = connection.channels.has(name) || connection.expelledFrom.get(name) === true
          connection.expelledFrom.set(name, wasSubscribed)
          unsubscribe(connection, name)
        }
      }
    },
    /**
     * Ends `expel`: subscribes the connections again that were subscribed. Their clients do not know that they were not, and
     * fetch what they missed. Not those that somebody else has authorized, too.
     */
    readmit(userId: number, names: readonly string[]): void {
      for (const connection of connections.values()) {
        if ([...connection.sessions.values()].some((id) => id !== userId)) continue
        for (const name of names) {
          const wasSubscribed = connection.expelledFrom.get(name)
          connection.expelledFrom.delete(name)
          if (wasSubscribed) subscribe(connection, name, null)
        }
      }
    },
    /** Closes all connections in this process on which this user signed in (`pusher:signin`). */
    endUser(id: string): void {
      for (const connection of [...connections.values()])
        if (connection.signedInAs === id) drop(connection, CLOSE.sessionEnded)
    },
  }
}
