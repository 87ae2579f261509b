import type { Language } from '#shared/contract/conventions.ts'
import { isKnownRoute, languageOfPath } from './page-routes.ts'

/**
 * Where an address without one of our languages leads (source.md §2), or null when it has one: the root goes to
 * the asked language, any other first segment to en. `/jobs` keeps its page: only the language was left out.
 */
export function redirectOf(path: string, asked: Language): string | null {
  if (languageOfPath(path)) return null
  const segments = path.split('/').filter(Boolean)
  if (segments.length === 0) return `/${asked}/`
  if (isKnownRoute(`/en/${segments.join('/')}`)) return `/en/${segments.join('/')}`
  return `/en/${segments.slice(1).join('/')}`
}
