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
    // As an address, a path that begins with two slashes names another host.
    if (url.origin !== origin || url.pathname.startsWith('//')) return null
    return `${url.pathname}${url.search}${url.hash}`
  } catch {
    return null
  }
}
