import { useSyncExternalStore } from 'react'
import { getSession, type Session, subscribeSession } from './page.ts'

// The server renders pages for a signed-out visitor.
const serverSnapshot = () => null

/** The current user's session; renders again when it changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, getSession, serverSnapshot)
}
