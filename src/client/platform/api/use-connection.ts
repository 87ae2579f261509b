import { useSyncExternalStore } from 'react'
import { type ConnectionState, getConnection, subscribeConnection } from './connection.ts'

// The server renders pages as online.
const serverSnapshot = () => 'online' as const

/** Whether the server can be reached; 'back' for four seconds after a lost connection. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(subscribeConnection, getConnection, serverSnapshot)
}
