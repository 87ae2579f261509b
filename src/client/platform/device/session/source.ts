import { createStore } from '#shared/emitter.ts'
import { withLock } from '../locks/with-lock.ts'
import type { Session } from './token.ts'

/** The session as API calls need it. The page and the service worker each have their own. */
export type SessionSource = {
  /** The current session; null when nobody is signed in. */
  load(): Promise<Session | null>
  /** The newest token that page or worker has received. */
  newestToken(): Promise<string | null>
  /** Stores a refreshed token, unless the user has signed out, or in again, meanwhile. */
  replaceToken(usedToken: string, fresh: string): Promise<void>
  /** Deletes a token whose session the server has ended, and why. The account's unsent work stays, encrypted. */
  loseSession(usedToken: string, reason?: string): Promise<void>
}

/** The BroadcastChannel on which page and worker report a lost session. */
export const SESSION_CHANNEL = 'jobmost-session'
export type LostSession = { token: string; reason: string | undefined }

// A suspended tab may never finish.
const DELETED_WITHIN_MS = 5000

/** Runs the work of a sign-in or of the end of a session: one at a time on a device, as far as `withLock` can promise that. */
export const oneAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  withLock('jobmost-sign-out', DELETED_WITHIN_MS, work)

const provided = createStore<SessionSource | null>(null)

/** Sets the program's session, once at its start. Without one, as in the server's renderer, nobody is signed in. */
export const provideSession: (source: SessionSource) => void = provided.set

export const sessionSource = provided.get
