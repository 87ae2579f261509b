import { HOUR_MS } from '#shared/durations.ts'

/** The action of a signed-out visitor that required a login, or one that another page continues. */
export type ActionKind = 'bid' | 'bid-replacement' | 'favourite' | 'message' | 'saved-search'

type Stored = { kind: ActionKind; about: string; name: string; hasText: boolean; at: number }

const KEY = 'intent'

/**
 * Remembers an action, to repeat it after signing in or to continue it on another page. It is stored in this tab, and not in the
 * address of the login page: otherwise an attacker's link could trigger the action.
 * @param about identifies the subject, such as a job
 * @param name the subject's name, which the page may not have loaded when the action is repeated
 * @param hasText whether the device keeps a text that the visitor has written for it
 */
export function rememberAction(kind: ActionKind, about: string, name = '', hasText = false): void {
  try {
    const stored: Stored = { kind, about, name, hasText, at: Date.now() }
    sessionStorage.setItem(KEY, JSON.stringify(stored))
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
export const rememberedKind = (): ActionKind | null => readRemembered()?.kind ?? null

/** Whether the visitor has written a text for the remembered action. */
export const hasRememberedText = (): boolean => readRemembered()?.hasText ?? false

function readRemembered(): Stored | null {
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return stored && Date.now() - stored.at < HOUR_MS ? stored : null
  } catch {
    return null
  }
}
