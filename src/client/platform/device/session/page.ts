import type { Token } from '#shared/contract/accounts.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { createEmitter, createStore } from '#shared/emitter.ts'
import { once } from '#shared/once.ts'
import { clearPublicDraftsAndSearches } from '../storage/stores.ts'
import { endMirror, endOf, readEnd, readMirror, writeMirror } from './mirror.ts'
import { deleteAllOf, sealEndedSession, sealUserData } from './seal.ts'
import { type LostSession, oneAtATime, SESSION_CHANNEL, type SessionSource } from './source.ts'
import { isEnded, isPerhapsLost, readToken, TOKEN_KEY, writeToken } from './stored-token.ts'
import { isRefreshOf, parseToken, type Session } from './token.ts'

export type { Session }

const SHARE_AGAIN_MS = MINUTE_MS

const sessionChanges = createEmitter()
const sessionLosses = createEmitter<string | undefined>()
const parsedSession = createStore<Session | null>(null)
const shareTimer = createStore<ReturnType<typeof setTimeout> | undefined>(undefined)

/** The current user's session; the same object until it changes. */
export function getSession(): Session | null {
  const token = readToken()
  if (parsedSession.get()?.token !== token) parsedSession.set(parseToken(token))
  return parsedSession.get()
}

/**
 * Stores a new token. The page sees it at once, or after a sign-out that still deletes; the promise resolves when the worker
 * sees it too.
 */
export async function signIn(token: Token): Promise<void> {
  // Otherwise a sign-out on a slow disk would also delete what its user has written since the next login.
  await oneAtATime(async () => {
    writeToken(token.access_token)
    sessionChanges.emit()
  })
  if (!(await writeMirror(token.access_token))) shareLater()
}

/**
 * Deletes the token, all data of the account, and texts typed on this device before its login. With `keepUserData` unsent
 * work stays, encrypted.
 * @param session the session to end; a login since then is not ended
 */
export async function signOut({ keepUserData = false, session = getSession() } = {}): Promise<void> {
  const current = getSession()
  const isLaterLogin = current !== null && session !== null && current.id !== session.id
  if (!isLaterLogin) {
    writeToken(null)
    sessionChanges.emit()
  }
  await oneAtATime(async () => {
    const now = getSession()
    // A later login of the same user: its data stay.
    if (now && now.userId === session?.userId && now.id !== session.id) return
    if (!now) {
      await (session ? endMirror(endOf(session, keepUserData)) : writeMirror(null))
      await clearPublicDraftsAndSearches().catch(() => undefined)
    }
    if (session) await (keepUserData ? sealUserData(session.userId) : deleteAllOf(session.userId))
  })
}

/**
 * Restores what a killed browser has lost. Browsers write localStorage to the disk some seconds late: one that is killed right
 * after a login has lost the token there, while what the user has written still waits on the device; one that is
 * killed right after a sign-out still has it. The worker's copy is on the disk at once.
 */
export async function restoreSession(): Promise<void> {
  const own = getSession()
  if (own) {
    const isSignedOut = own.id !== undefined && own.id === (await readEnd())?.id
    // The browser may have been killed before everything was deleted or encrypted.
    if (isSignedOut) await signOut({ keepUserData: true, session: own })
    return
  }
  const lost = parseToken(await readMirror())
  if (lost && isPerhapsLost(lost.id)) {
    writeToken(lost.token)
    sessionChanges.emit()
  } else if (lost || (await readEnd())?.left) await finishEnd()
}

/**
 * Deletes or encrypts what a session that was ended here has left on the device: the page or the worker that began with it
 * may have been closed. Also deletes, or encrypts with it, what was typed before its login.
 */
async function finishEnd(): Promise<void> {
  await oneAtATime(async () => {
    if (getSession()) return
    const ended = parseToken(await readMirror())
    if (ended && isEnded(ended.id)) await endMirror(endOf(ended), ended.token)
    const left = (await readEnd())?.left
    if (!left) return
    if (!left.keeps) await clearPublicDraftsAndSearches()
    await (left.keeps ? sealEndedSession : deleteAllOf)(left.userId)
  }).catch(() => undefined)
}

/**
 * Copies the session to the worker when its copy is missing or old: IndexedDB was not writable at sign-in or at a refresh,
 * or was cleared since. Without it the worker can neither send the outbox nor check whose push it shows. With an old token
 * it would end the session: the server takes a second refresh of one token for theft. Repeated until the disk takes it.
 */
export async function shareSession(): Promise<void> {
  const own = getSession()
  const mirror = await readMirror()
  // The worker's may be newer.
  if (!own || mirror === own.token || getSession() !== own || isRefreshOf(own, parseToken(mirror))) return
  if (!(await writeMirror(own.token, mirror ?? undefined))) shareLater()
}

/** One timer: each refresh on a full disk would otherwise begin a repetition of its own. */
function shareLater(): void {
  clearTimeout(shareTimer.get())
  shareTimer.set(setTimeout(() => void shareSession(), SHARE_AGAIN_MS))
}

/** Calls back when somebody signs in or out, in this tab or another. */
export function subscribeSession(listener: () => void): () => void {
  listenToOthers()
  return sessionChanges.subscribe(listener)
}

/**
 * Calls back with the reason, if known, when the server has ended the session. The account's unsent work stays, encrypted,
 * until its next login.
 */
export function subscribeSessionLost(listener: (reason: string | undefined) => void): () => void {
  listenToOthers()
  return sessionLosses.subscribe(listener)
}

/** The session of a page: the token is in localStorage, with a mirror for the worker. */
export const pageSession: SessionSource = {
  load: async () => getSession(),

  /** When the worker refreshed the token while no page was open, the mirror is newer than localStorage. */
  async newestToken() {
    const mirror = parseToken(await readMirror())
    const own = getSession()
    if (!isRefreshOf(own, mirror)) return own?.token ?? null
    writeToken(mirror.token)
    sessionChanges.emit()
    return mirror.token
  },

  replaceToken,

  async loseSession(usedToken, reason) {
    if (getSession()?.token !== usedToken) return
    const lost = parseToken(usedToken)
    await oneAtATime(async () => {
      changeToken(usedToken, null)
      await (lost ? endMirror(endOf(lost), usedToken) : writeMirror(null, usedToken))
      const now = getSession()
      // The same user may have signed in again while this waited.
      if (lost && now?.userId !== lost.userId)
        await (now ? sealUserData : sealEndedSession)(lost.userId).catch(() => undefined)
    })
    sessionLosses.emit(reason)
    listenToOthers().postMessage({ token: usedToken, reason } satisfies LostSession)
  },
}

async function replaceToken(usedToken: string, fresh: string): Promise<void> {
  changeToken(usedToken, fresh)
  if (!(await writeMirror(fresh, usedToken))) shareLater()
}

function changeToken(usedToken: string, next: string | null): void {
  if (readToken() !== usedToken) return
  writeToken(next)
  sessionChanges.emit()
}

const listenToOthers = once(() => {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<LostSession>) => {
    // The worker has lost this session, but cannot delete the token in localStorage. Without the token the page stores
    // nothing more for the account.
    changeToken(data.token, null)
    if (getSession()) return
    sessionLosses.emit(data.reason)
    void finishEnd()
  }
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== TOKEN_KEY) return
    sessionChanges.emit()
    // The tab of the sign-out may be closed before it has deleted everything.
    if (!getSession()) void finishEnd()
  })
  return channel
})
