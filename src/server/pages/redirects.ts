import type { Language } from '#shared/contract/languages.ts'
import { isKnownRoute, languageOfPath } from './match-page.ts'

/**
 * The redirect for an address without a language (src/docs/product.md, "Screens"), or null when it has one. The root
 * goes to the requested language, an unknown first segment to the default one. `/jobs` keeps its path below the language.
 */
export function redirectOf(path: string, asked: Language, defaultLanguage: Language): string | null {
  const segments = path.split('/').filter(Boolean)
  const language = languageOfPath(path)
  // /blog redirects to /blog/1, also without a language.
  if (segments.at(language ? 1 : 0) === 'blog' && segments.length === (language ? 2 : 1))
    return `/${language ?? defaultLanguage}/blog/1`
  if (language) return null
  if (segments.length === 0) return `/${asked}/`
  if (isKnownRoute(`/en/${segments.join('/')}`)) return `/${defaultLanguage}/${segments.join('/')}`
  return `/${defaultLanguage}/${segments.slice(1).join('/')}`
}
