import { HOUR_MS } from '#shared/durations.ts'

/** What a signed-out visitor was about to do when the login page came up. */
export type IntentKind = 'bid' | 'favourite' | 'message' | 'saved-search'

type Stored = { kind: IntentKind; about: string; name: string; at: number }

const KEY = 'intent'

/**
 * Remembers an action that needs an account, to repeat it after signing in. It stays in this tab: in the address of the
 * login page, a link of somebody else could carry it.
 * @param about identifies the thing
 * @param name words for it that the page may not have yet when it is repeated
 */
export function setIntent(kind: IntentKind, about: string, name = ''): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ kind, about, name, at: Date.now() } satisfies Stored))
  } catch {
    // Without storage the visitor has to press again.
  }
}

/** Returns the remembered action on this thing, once, for an hour; otherwise null. */
export function takeIntent(kind: IntentKind, about: string): { name: string } | null {
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (stored?.kind !== kind || stored.about !== about) return null
    sessionStorage.removeItem(KEY)
    return Date.now() - stored.at < HOUR_MS ? { name: stored.name } : null
  } catch {
    return null
  }
}

/** Whether an action of this kind is remembered. */
export function hasIntent(kind: IntentKind): boolean {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null)?.kind === kind
  } catch {
    return false
  }
}
