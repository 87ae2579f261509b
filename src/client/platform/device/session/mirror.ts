import { get, update } from 'idb-keyval'
import { sessionStore } from '../storage/stores.ts'
import { parseToken } from './token.ts'

// The page's token copied into IndexedDB: the service worker has no localStorage.
type Mirror = { token: string; userId: number }

const KEY = 'current'

/** The token as the worker sees it; null when there is none or nothing can be stored here. */
export async function readMirror(): Promise<string | null> {
  const mirror = await get<Mirror>(KEY, sessionStore).catch(() => undefined)
  return mirror?.token ?? null
}

/** Writes the mirror; with `used` only if that token still stands there. */
export async function writeMirror(token: string | null, used?: string): Promise<void> {
  const session = parseToken(token)
  const next = session ? { token: session.token, userId: session.userId } : null
  await update<Mirror | null>(
    KEY,
    (mirror) => (used === undefined || mirror?.token === used ? next : (mirror ?? null)),
    sessionStore,
    // Where nothing can be stored only sending in the background is lost.
  ).catch(() => undefined)
}
