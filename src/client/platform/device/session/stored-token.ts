import { createStore } from '#shared/emitter.ts'

export const TOKEN_KEY = 'access_token'

const memoryToken = createStore<string | null>(null)

/** The page's token. */
export function readToken(): string | null {
  return memoryToken.get() ?? webStorage()?.getItem(TOKEN_KEY) ?? null
}

/** Stores the token; only in memory where localStorage fails (private modes). */
export function writeToken(token: string | null): void {
  memoryToken.set(null)
  try {
    const storage = webStorage()
    if (token === null) storage?.removeItem(TOKEN_KEY)
    else if (storage) storage.setItem(TOKEN_KEY, token)
    else memoryToken.set(token)
  } catch {
    memoryToken.set(token)
  }
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
