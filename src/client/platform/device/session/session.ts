import type { Token } from '#shared/contract/accounts.ts'
import { ApiError } from '../../api/errors.ts'
import { withLock } from '../locks.ts'
import { deleteUserDatabase } from '../storage/stores.ts'
import {
  isWorker,
  parseToken,
  readMirror,
  readToken,
  type Session,
  TOKEN_KEY,
  writeMirror,
  writeToken,
} from './session-token.ts'

export type { Session }

// Longer than one exchange may take.
const LOCK_WAIT_MS = 20_000

const sessionListeners = new Set<() => void>()
const lostListeners = new Set<() => void>()
let channel: BroadcastChannel | undefined
let known: Session | null = null
/** The worker's token, as last read. */
let workerToken: string | null = null

/** Who is signed in; the same object until that changes. */
export function getSession(): Session | null {
  const token = isWorker ? workerToken : readToken()
  if (known?.token !== token) known = token === null ? null : parseToken(token)
  return known
}

/** As getSession, and right in the worker too, which has to ask the database each time. */
export async function loadSession(): Promise<Session | null> {
  if (isWorker) workerToken = await readMirror()
  return getSession()
}

/** Keeps a fresh token. Resolves when the worker can see it; the page sees it at once. */
export async function signIn(token: Token): Promise<void> {
  writeToken(token.access_token)
  tell(sessionListeners)
  await writeMirror(token.access_token)
}

/**
 * Forgets the token and, unless told to keep it, everything stored for the account: the one signed in, or the one
 * that was when the server ended its session.
 */
export async function signOut({ keepUserData = false, userId = getSession()?.userId } = {}): Promise<void> {
  writeToken(null)
  tell(sessionListeners)
  await writeMirror(null)
  if (userId !== undefined && !keepUserData) await deleteUserDatabase(userId)
}

/**
 * Has the worker know who is signed in where its copy was never made or is lost: a database that could not be
 * written when somebody signed in, or was thrown away since. Else it would neither send nor say whom a push is for.
 */
export async function shareSession(): Promise<void> {
  const token = readToken()
  if (token !== null && (await readMirror()) === null && readToken() === token) await writeMirror(token)
}

/** Tells of signing in and out, here or in another tab. */
export function subscribeSession(listener: () => void): () => void {
  listenToOtherTabs()
  sessionListeners.add(listener)
  return () => void sessionListeners.delete(listener)
}

/** Tells that the server ended the session. What was stored for the account is kept for when it comes back. */
export function subscribeSessionLost(listener: () => void): () => void {
  listenToOtherTabs()
  lostListeners.add(listener)
  return () => void lostListeners.delete(listener)
}

/**
 * A token to go on with after `usedToken` had expired; null when the session is over. Only one tab or worker asks
 * the server: a second refresh with the same token looks like theft.
 * @throws NetworkError, and the session stays
 */
export function refreshToken(usedToken: string): Promise<string | null> {
  return withLock('jobmost-refresh', LOCK_WAIT_MS, async () => {
    const stored = await newestToken()
    if (stored !== usedToken) return stored
    try {
      const { fetchToken } = await import('../../api/fetch-token.ts')
      const fresh = await fetchToken(usedToken)
      await replaceToken(usedToken, fresh)
      return fresh
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return loseSession(usedToken)
      throw error
    }
  })
}

/** As refreshToken, for a token the server refuses altogether: another one if there is, else the end. */
export async function replaceRefusedToken(usedToken: string): Promise<string | null> {
  const stored = await newestToken()
  return stored === usedToken ? loseSession(usedToken) : stored
}

/** The worker may have refreshed while no page was listening: then the mirror is ahead of localStorage. */
async function newestToken(): Promise<string | null> {
  const mirror = await readMirror()
  if (isWorker) {
    workerToken = mirror
    return mirror
  }
  const own = getSession()
  const theirs = mirror === null ? null : parseToken(mirror)
  if (!own || theirs?.userId !== own.userId || issuedAt(theirs.token) <= issuedAt(own.token)) {
    return own?.token ?? null
  }
  writeToken(theirs.token)
  tell(sessionListeners)
  return theirs.token
}

/** Unless the person signed out, or in again, meanwhile. */
async function replaceToken(usedToken: string, fresh: string | null): Promise<void> {
  if (isWorker) workerToken = fresh
  else if (readToken() === usedToken) {
    writeToken(fresh)
    tell(sessionListeners)
  }
  await writeMirror(fresh, usedToken)
}

async function loseSession(usedToken: string): Promise<null> {
  if (getSession()?.token !== usedToken) return null
  await replaceToken(usedToken, null)
  tell(lostListeners)
  listenToOtherTabs().postMessage('lost')
  return null
}

function listenToOtherTabs(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel('jobmost-session')
  // The worker's loss leaves the page's token: the page finds out with its next call.
  channel.onmessage = () => {
    if (!getSession()) tell(lostListeners)
  }
  globalThis.addEventListener?.('storage', (event) => {
    // The service worker's types know no StorageEvent.
    const { key } = event as { key?: string | null }
    if (key === null || key === TOKEN_KEY) tell(sessionListeners)
  })
  return channel
}

function issuedAt(token: string): number {
  return parseToken(token)?.issuedAt ?? 0
}

function tell(listeners: Set<() => void>): void {
  // A copy: a listener may take another's place while it is told.
  for (const listener of [...listeners]) listener()
}
