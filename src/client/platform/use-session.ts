import { useSyncExternalStore } from 'react'
import { getSession, type Session, subscribeSession } from './session.ts'

/** Who is signed in, and again whenever that changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, getSession, getSession)
}
