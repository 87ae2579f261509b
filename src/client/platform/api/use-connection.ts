import { useSyncExternalStore } from 'react'
import { type ConnectionState, getConnection, subscribeConnection } from './connection.ts'

// As the server draws it.
const atFirst = () => 'online' as const

/** Whether the server can be reached; 'back' for four seconds after it could not. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(subscribeConnection, getConnection, atFirst)
}
