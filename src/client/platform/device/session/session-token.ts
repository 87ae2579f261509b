import { get, type UseStore, update } from 'idb-keyval'
import type { Role } from '#shared/contract/roles.ts'
import { sessionStore } from '../storage/stores.ts'

export type Session = { token: string; userId: number; role: Role }
type Mirror = { token: string; userId: number }
type WebStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export const TOKEN_KEY = 'access_token'
const MIRROR_KEY = 'current'

/** A service worker has no localStorage and lives on the mirror alone. */
export const isWorker = !('localStorage' in globalThis)
let memoryToken: string | null = null

/** The stored token of the page; in the worker the one last read from the mirror. */
export function readToken(): string | null {
  return memoryToken ?? webStorage()?.getItem(TOKEN_KEY) ?? null
}

/** Keeps the token; in memory only where the browser keeps nothing (private modes). */
export function writeToken(token: string | null): void {
  memoryToken = null
  try {
    const storage = webStorage()
    if (token === null) storage?.removeItem(TOKEN_KEY)
    else if (storage) storage.setItem(TOKEN_KEY, token)
    else memoryToken = token
  } catch {
    memoryToken = token
  }
}

/** The token as the worker sees it; null when there is none or nothing can be stored here. */
export async function readMirror(): Promise<string | null> {
  const mirror = await get<Mirror>(MIRROR_KEY, sessionStore).catch(() => undefined)
  return mirror?.token ?? null
}

/** Writes the mirror; with `used` only if that token still stands there. */
export async function writeMirror(token: string | null, used?: string): Promise<void> {
  const session = token === null ? null : parseToken(token)
  const next = session ? { token: session.token, userId: session.userId } : null
  await update<Mirror | null>(
    MIRROR_KEY,
    (mirror) => (used === undefined || mirror?.token === used ? next : (mirror ?? null)),
    sessionStore satisfies UseStore,
    // Where nothing can be stored only sending in the background is lost.
  ).catch(() => undefined)
}

/** Whom a token speaks for; null when it is none of ours. Its signature is the server's business. */
export function parseToken(token: string): (Session & { issuedAt: number }) | null {
  try {
    const payload = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const userId = Number(payload.sub)
    return userId > 0 ? { token, userId, role: payload.role, issuedAt: Number(payload.iat) } : null
  } catch {
    return null
  }
}

function webStorage(): WebStorage | null {
  try {
    // Some runtimes have the name without the thing (Node.js without a file for it).
    const storage = (globalThis as { localStorage?: Partial<WebStorage> }).localStorage
    return typeof storage?.getItem === 'function' ? (storage as WebStorage) : null
  } catch {
    return null
  }
}
