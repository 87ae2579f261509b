import { HOUR_MS } from '#shared/durations.ts'

/** The action of a signed-out visitor that required a login. */
export type ActionKind = 'bid' | 'favourite' | 'message' | 'saved-search'

type Stored = { kind: ActionKind; about: string; name: string; at: number }

const KEY = 'intent'

/**
 * Remembers an action that requires an account, to repeat it after signing in. It is stored in this tab, and not in the
 * address of the login page: otherwise an attacker's link could trigger the action.
 * @param about identifies the subject, such as a job
 * @param name the subject's name, which the page may not have loaded when the action is repeated
 */
export function rememberAction(kind: ActionKind, about: string, name = ''): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ kind, about, name, at: Date.now() } satisfies Stored))
  } catch {
    // Without storage the visitor has to repeat the action.
  }
}

/** Returns the remembered action on this subject, once, for an hour; otherwise null. */
export function takeRememberedAction(kind: ActionKind, about: string): { name: string } | null {
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (stored?.kind !== kind || stored.about !== about) return null
    sessionStorage.removeItem(KEY)
    return Date.now() - stored.at < HOUR_MS ? { name: stored.name } : null
  } catch {
    return null
  }
}

/** The kind of the remembered action, for an hour; otherwise null. */
export function rememberedKind(): ActionKind | null {
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return stored && Date.now() - stored.at < HOUR_MS ? stored.kind : null
  } catch {
    return null
  }
}
