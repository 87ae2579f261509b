import type { Language } from '#shared/contract/languages.ts'
import { isKnownRoute, languageOfPath } from './match-page.ts'

/**
 * Where an address without one of our languages leads (src/docs/product.md, "Screens"), or null when it has one: the root goes to
 * the asked language, any other first segment to en. `/jobs` keeps its page: only the language was left out.
 */
export function redirectOf(path: string, asked: Language): string | null {
  const segments = path.split('/').filter(Boolean)
  const language = languageOfPath(path)
  // /blog leads to /blog/1, also without a language.
  if (segments.at(language ? 1 : 0) === 'blog' && segments.length === (language ? 2 : 1))
    return `/${language ?? 'en'}/blog/1`
  if (language) return null
  if (segments.length === 0) return `/${asked}/`
  if (isKnownRoute(`/en/${segments.join('/')}`)) return `/en/${segments.join('/')}`
  return `/en/${segments.slice(1).join('/')}`
}
