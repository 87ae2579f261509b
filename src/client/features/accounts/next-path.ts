import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import type { Role } from '#shared/contract/roles.ts'

// Only needed to parse relative addresses. Nothing is fetched from it.
const BASE = 'https://base.invalid'
const IN_A_LANGUAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`)

/**
 * Returns the path to open after signing in, in the current language; null when it is no page of this site. Checks the
 * address after parsing, because the browser also normalises `..`, backslashes and control characters.
 */
export function safeNextPath(next: unknown, language: Language): string | null {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, BASE)) return null
  const { origin, pathname, search, hash } = new URL(next, BASE)
  if (origin !== BASE || !IN_A_LANGUAGE.test(pathname)) return null
  return pathname.replace(IN_A_LANGUAGE, `/${language}`) + search + hash
}

/**
 * Returns the path to open after signing in: the requested one, else the administration for staff, else the cabinet.
 */
export const pathAfterSignIn = (next: unknown, language: Language, role?: Role): string =>
  safeNextPath(next, language) ?? `/${language}/${role === 'admin' ? 'admin' : 'cabinet/worker'}`
