import { get, set, update } from 'idb-keyval'
import { sessionStore } from '../storage/stores.ts'
import { isSameOrEarlier, parseToken } from './token.ts'

// A copy of the page's token in IndexedDB: the service worker has no localStorage. After a sign-out, the id of the ended session.
type Mirror = { token: string; userId: number; ended?: never } | { token?: never; ended: string }

const KEY = 'current'

/** The token in the mirror; null when there is none or IndexedDB fails. */
export async function readMirror(): Promise<string | null> {
  const mirror = await get<Mirror>(KEY, sessionStore).catch(() => undefined)
  return mirror?.token ?? null
}

/** The id of the session that was signed out last; null when somebody has signed in since, or IndexedDB fails. */
export async function readSignedOut(): Promise<string | null> {
  const mirror = await get<Mirror>(KEY, sessionStore).catch(() => undefined)
  return mirror?.ended ?? null
}

/** Replaces the mirror by the id of the session that is signed out. */
export const signOutMirror = (ended: string): Promise<void> =>
  set(KEY, { ended } satisfies Mirror, sessionStore).catch(() => undefined)

/**
 * Writes the mirror; with `used`, only if the mirror still holds that token or an earlier one of its session: a disk may
 * have refused the later one.
 * @returns false when IndexedDB has refused it
 */
export async function writeMirror(token: string | null, used?: string): Promise<boolean> {
  const session = parseToken(token)
  const next = session ? { token: session.token, userId: session.userId } : null
  return update<Mirror | null>(
    KEY,
    (mirror) => (used === undefined || isSameOrEarlier(mirror?.token, used) ? next : (mirror ?? null)),
    sessionStore,
  ).then(
    () => true,
    () => false,
  )
}
