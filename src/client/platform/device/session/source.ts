import type { Session } from './token.ts'

/** What calls of the API need of a session. The page and the service worker each have their own. */
export type SessionSource = {
  /** Who is signed in. */
  load(): Promise<Session | null>
  /** The newest token that this program or the other one has got. */
  newestToken(): Promise<string | null>
  /** Keeps a fresh token, unless the person signed out, or in again, meanwhile. */
  replaceToken(usedToken: string, fresh: string): Promise<void>
  /** Forgets a token whose session the server has ended. What is stored for the account stays. */
  loseSession(usedToken: string): Promise<void>
}

/** The BroadcastChannel on which page and worker tell each other that a session was lost. */
export const SESSION_CHANNEL = 'jobmost-session'

let provided: SessionSource | null = null

/** Chooses the program's session, once at its start. Without one, as in the server's renderer, nobody is signed in. */
export function provideSession(source: SessionSource): void {
  provided = source
}

export const sessionSource = (): SessionSource | null => provided
