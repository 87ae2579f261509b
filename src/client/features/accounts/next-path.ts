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

// The link in the mail of an invitation to a company's team.
const INVITATION = /\/cabinet\/worker\/user\/company#token=([\w-]+)$/

/** The token of the invitation that the requested page shows; null for other pages. */
export const invitationOfNext = (next: unknown): string | null =>
  INVITATION.exec(safeNextPath(next, 'en') ?? '')?.[1] ?? null

const OF_BOSSES =
  /^\/cabinet\/worker\/user\/(?:add-vacancy|active-vacancy|vacancy|import-vacancies|company)|^\/offer\/./
const OF_WORKERS =
  /^\/(?:jobs|search)(?:\/|$)|^\/cabinet\/worker\/user\/(?:add-offer|active-offer|offer|saved-searches|viewed-jobs)/

/** The role that the requested page is for: a job is for job seekers, an offer for employers. Null when it is for both. */
export function roleOfNext(next: unknown): 'worker' | 'boss' | null {
  const path =
    safeNextPath(next, 'en')
      ?.replace(IN_A_LANGUAGE, '')
      .replace(/[?#].*$/, '') ?? ''
  if (OF_BOSSES.test(path)) return 'boss'
  return OF_WORKERS.test(path) ? 'worker' : null
}
