import type { Token } from '#shared/contract/accounts.ts'
import { createEmitter } from '#shared/emitter.ts'
import { deleteUserDatabase } from '../storage/stores.ts'
import { readMirror, writeMirror } from './mirror.ts'
import { SESSION_CHANNEL, type SessionSource } from './source.ts'
import { readToken, TOKEN_KEY, writeToken } from './stored-token.ts'
import { isRefreshOf, parseToken, type Session } from './token.ts'

export type { Session }

const sessionChanges = createEmitter()
const sessionLosses = createEmitter()
let channel: BroadcastChannel | undefined
let known: Session | null = null

/** Who is signed in; the same object until that changes. */
export function getSession(): Session | null {
  const token = readToken()
  if (known?.token !== token) known = parseToken(token)
  return known
}

/** Keeps a fresh token. Resolves when the worker can see it; the page sees it at once. */
export async function signIn(token: Token): Promise<void> {
  writeToken(token.access_token)
  sessionChanges.emit()
  await writeMirror(token.access_token)
}

/**
 * Forgets the token and, unless told to keep it, everything stored for the account: the one signed in, or the one
 * that was when the server ended its session.
 */
export async function signOut({ keepUserData = false, userId = getSession()?.userId } = {}): Promise<void> {
  writeToken(null)
  sessionChanges.emit()
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
  listenToOthers()
  return sessionChanges.subscribe(listener)
}

/** Tells that the server ended the session. What was stored for the account is kept for when it comes back. */
export function subscribeSessionLost(listener: () => void): () => void {
  listenToOthers()
  return sessionLosses.subscribe(listener)
}

/** The session of a page: localStorage has the token, a mirror of it is for the worker. */
export const pageSession: SessionSource = {
  load: async () => getSession(),

  /** The worker may have refreshed while no page was listening: then the mirror is ahead of localStorage. */
  async newestToken() {
    const mirror = parseToken(await readMirror())
    const own = getSession()
    if (!isRefreshOf(own, mirror)) return own?.token ?? null
    writeToken(mirror.token)
    sessionChanges.emit()
    return mirror.token
  },

  replaceToken,

  async loseSession(usedToken) {
    if (getSession()?.token !== usedToken) return
    await replaceToken(usedToken, null)
    sessionLosses.emit()
    listenToOthers().postMessage('lost')
  },
}

async function replaceToken(usedToken: string, fresh: string | null): Promise<void> {
  if (readToken() === usedToken) {
    writeToken(fresh)
    sessionChanges.emit()
  }
  await writeMirror(fresh, usedToken)
}

function listenToOthers(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(SESSION_CHANNEL)
  // The worker's loss leaves the page's token: the page finds out with its next call.
  channel.onmessage = () => {
    if (!getSession()) sessionLosses.emit()
  }
  addEventListener('storage', ({ key }) => {
    if (key === null || key === TOKEN_KEY) sessionChanges.emit()
  })
  return channel
}
