import type { Connection } from './connection.ts'
import { CLOSE } from './protocol.ts'
import type { Subscriptions } from './subscriptions.ts'

// Tabs share one connection, so a person's devices never need this many.
const MOST_PER_USER = 50

/** A session has authorized a socket for a channel. */
export type Binding = { socketId: string; channel: string; sessionId: string; userId: number }

/** Ends subscriptions and connections together with the session that opened them. */
export function createHubSessions({ connections, users, drop, leaveUser, unsubscribe }: Subscriptions) {
  return {
    /** Remembers which session authorized a socket for a channel. */
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
    /** Ids of all sessions with connections in this process. */
    sessions(): Set<string> {
      const ids = new Set<string>()
      for (const { sessions } of connections.values()) for (const id of sessions.keys()) ids.add(id)
      return ids
    },
    /** Ends the subscriptions of ended sessions. A connection without any other session is closed. */
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
    /** Closes all connections in this process on which this user signed in (`pusher:signin`). */
    endUser(id: string): void {
      for (const connection of [...connections.values()])
        if (connection.signedInAs === id) drop(connection, CLOSE.sessionEnded)
    },
  }
}

const isHeld = (sessions: Connection['sessions'], channel: string) =>
  [...sessions.values()].some((names) => names.has(channel))
