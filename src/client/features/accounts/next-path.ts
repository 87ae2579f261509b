import { LANGUAGES, type Language } from '#shared/contract/languages.ts'

// The base only lends its origin: nothing is ever fetched from it.
const BASE = 'https://base.invalid'
const IN_A_LANGUAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`)

/**
 * Where the address asks to go on to after signing in, in the language of now; null when that is no page of ours.
 * Judged after the browser's own reading of addresses, which folds `..`, backslashes and control characters away.
 */
export function safeNextPath(next: unknown, language: Language): string | null {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, BASE)) return null
  const { origin, pathname, search, hash } = new URL(next, BASE)
  if (origin !== BASE || !IN_A_LANGUAGE.test(pathname)) return null
  return pathname.replace(IN_A_LANGUAGE, `/${language}`) + search + hash
}

/** Where somebody who is signed in goes on from a page for those who are not. */
export const pathAfterSignIn = (next: unknown, language: Language): string =>
  safeNextPath(next, language) ?? `/${language}/cabinet/worker`
