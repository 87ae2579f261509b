import { createStore } from '#shared/emitter.ts'
import { parseToken } from './token.ts'

export const TOKEN_KEY = 'access_token'
/** The id of the session that was ended last on this device. */
const ENDED_KEY = 'ended_session'

const memoryToken = createStore<string | null>(null)

/** The page's token. */
export function readToken(): string | null {
  return memoryToken.get() ?? webStorage()?.getItem(TOKEN_KEY) ?? null
}

/** Stores the token; only in memory where localStorage fails (private modes). */
export function writeToken(token: string | null): void {
  const former = parseToken(readToken())
  memoryToken.set(null)
  try {
    const storage = webStorage()
    if (token === null) {
      storage?.removeItem(TOKEN_KEY)
      if (former?.id) storage?.setItem(ENDED_KEY, former.id)
    } else if (storage) storage.setItem(TOKEN_KEY, token)
    else memoryToken.set(token)
  } catch {
    memoryToken.set(token)
  }
}

/** Whether the page may have lost the token of this session, instead of having ended it. */
export function isPerhapsLost(id: string | undefined): boolean {
  const storage = webStorage()
  return storage !== null && readToken() === null && id !== undefined && storage.getItem(ENDED_KEY) !== id
}

/** Whether this session was ended here. */
export function isEnded(id: string | undefined): boolean {
  return readToken() === null && id !== undefined && webStorage()?.getItem(ENDED_KEY) === id
}

function webStorage(): Storage | null {
  try {
    // Node.js, which renders pages, defines localStorage without its methods.
    const storage = globalThis.localStorage as Partial<Storage> | undefined
    return typeof storage?.getItem === 'function' ? (storage as Storage) : null
  } catch {
    return null
  }
}
