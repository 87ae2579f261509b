import { useSyncExternalStore } from 'react'
import { getSession, type Session, subscribeSession } from './page.ts'

// A page that the server drew is for somebody signed out, online, with nothing to install.
const atFirst = () => null

/** Who is signed in, and again whenever that changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, getSession, atFirst)
}
