import { LANGUAGES, type Language } from '#shared/contract/languages.ts'

/** The path of the same page in another language. */
export function inLanguage(path: string, language: Language | undefined): string {
  const [, first = '', ...rest] = path.split('/')
  const [code = '', ...query] = first.split(/(?=[?#])/)
  const isLocal = LANGUAGES.some((known) => known === code)
  return isLocal && language ? `/${[`${language}${query.join('')}`, ...rest].join('/')}` : path
}

/** The path if it is one of ours; null for any other address. */
export function ownPath(path: unknown, origin: string): string | null {
  if (typeof path !== 'string') return null
  try {
    const url = new URL(path, origin)
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null
  } catch {
    return null
  }
}
