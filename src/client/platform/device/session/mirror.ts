import { get, set, update } from 'idb-keyval'
import { sessionStore } from '../storage/stores.ts'
import { isSameOrEarlier, parseToken, type Session } from './token.ts'

/** A session that has ended here. */
export type End = {
  /** The id of the session, where its token had one. */
  id: string | undefined
  /** The account whose data this device still has to delete, or to keep encrypted. */
  left?: { userId: number; keeps: boolean } | undefined
}
/** The end of a session that this device notes before it deletes, or with `keeps` encrypts, the account's data. */
export const endOf = ({ id, userId }: Session, keeps = true): End => ({ id, left: { userId, keeps } })

// A copy of the page's token in IndexedDB: the service worker has no localStorage.
type Mirror = { token: string; userId: number; end?: never } | { token?: never; end: End }

const KEY = 'current'

/** The token in the mirror; null when there is none or IndexedDB fails. */
export async function readMirror(): Promise<string | null> {
  const mirror = await get<Mirror>(KEY, sessionStore).catch(() => undefined)
  return mirror?.token ?? null
}

/** The session that has ended last; null when somebody has signed in since, or IndexedDB fails. */
export async function readEnd(): Promise<End | null> {
  const mirror = await get<Mirror>(KEY, sessionStore).catch(() => undefined)
  return mirror?.end ?? null
}

/**
 * Replaces the mirror by the end of its session; with `used`, only if the mirror still holds that token or an earlier one of
 * its session.
 */
export const endMirror = (end: End, used?: string): Promise<boolean> => change({ end }, used)

/** Notes that nothing of an ended account is left on the device. */
export const forgetLeft = (userId: number): Promise<void> =>
  update<Mirror | null>(
    KEY,
    (mirror) => (mirror?.end?.left?.userId === userId ? { end: { id: mirror.end.id } } : (mirror ?? null)),
    sessionStore,
  ).catch(() => undefined)

/**
 * Writes the mirror; with `used`, only if the mirror still holds that token or an earlier one of its session: a disk may
 * have refused the later one.
 * @returns false when IndexedDB has refused it
 */
export async function writeMirror(token: string | null, used?: string): Promise<boolean> {
  const session = parseToken(token)
  return change(session ? { token: session.token, userId: session.userId } : null, used)
}

const change = (next: Mirror | null, used: string | undefined): Promise<boolean> =>
  (used === undefined
    ? set(KEY, next, sessionStore)
    : update<Mirror | null>(
        KEY,
        (mirror) => (isSameOrEarlier(mirror?.token, used) ? next : (mirror ?? null)),
        sessionStore,
      )
  ).then(
    () => true,
    () => false,
  )
