import { get, update } from 'idb-keyval'
import { sessionStore } from '../storage/stores.ts'
import { parseToken } from './token.ts'

// A copy of the page's token in IndexedDB: the service worker has no localStorage.
type Mirror = { token: string; userId: number }

const KEY = 'current'

/** The token in the mirror; null when there is none or IndexedDB fails. */
export async function readMirror(): Promise<string | null> {
  const mirror = await get<Mirror>(KEY, sessionStore).catch(() => undefined)
  return mirror?.token ?? null
}

/** Writes the mirror; with `used`, only if the mirror still holds that token. */
export async function writeMirror(token: string | null, used?: string): Promise<void> {
  const session = parseToken(token)
  const next = session ? { token: session.token, userId: session.userId } : null
  await update<Mirror | null>(
    KEY,
    (mirror) => (used === undefined || mirror?.token === used ? next : (mirror ?? null)),
    sessionStore,
    // Without IndexedDB only sending in the background is lost.
  ).catch(() => undefined)
}
