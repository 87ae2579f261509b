import type { Language } from '#shared/contract/languages.ts'
import { trimEndOf } from '#shared/rules/trim-end.ts'
import type { HeadFacts } from './document/head.ts'
import type { InitialData } from './document/shell.ts'
import type { PageMatch } from './page.ts'
import { TITLES } from './titles.ts'

/** The answers embedded in a page: all but the filter panel's, which hydrates only when used. */
export const embeddedOf = ({ answers, ...others }: InitialData): InitialData => ({
  ...others,
  answers: Object.fromEntries(Object.entries(answers).filter(([url]) => !/\/filters(\?|$)/.test(url))),
})

/** Metadata of an existing page. `body`: the API's answer to the first path of `shows`. */
export function pageFacts({ language, page, params }: PageMatch, path: string, body: unknown): HeadFacts {
  const texts = page.texts[language]
  const data = (body as { data?: Record<string, unknown> } | null)?.data
  const subject = data && page.subject?.(data)
  // Each page of the blog has its own address, so its title needs the page number.
  const number = page.isNumbered && params[0] !== '1' ? ` (${params[0]})` : ''
  return {
    language,
    title: `${subject?.title || `${texts.title}${number}`} · Jobmost`,
    description: subject?.description || texts.description,
    path: trimEndOf(path.slice(language.length + 1), '/') || '/',
    isIndexed: page.isIndexed ?? false,
  }
}

/** Metadata of an unknown address. */
export function notFoundFacts(language: Language): HeadFacts {
  const { title, description } = TITLES['not-found'][language]
  return { language, title: `${title} · Jobmost`, description, path: null, isIndexed: false }
}
