import type { Language } from '#shared/contract/languages.ts'
import { trimEndOf } from '#shared/rules/trim-end.ts'
import type { HeadFacts } from './document/head.ts'
import type { InitialData } from './document/shell.ts'
import type { PageMatch } from './page.ts'
import { TITLES } from './titles.ts'

/** What a page carries of what it is drawn from: all but the parts that are hydrated when they are touched. */
export const carriedOf = ({ answers, ...others }: InitialData): InitialData => ({
  ...others,
  answers: Object.fromEntries(Object.entries(answers).filter(([url]) => !/\/filters(\?|$)/.test(url))),
})

/** The facts for the head of a page that exists. `body` is the API's answer at the first path of what it shows. */
export function pageFacts({ language, page, params }: PageMatch, path: string, body: unknown): HeadFacts {
  const texts = page.texts[language]
  const data = (body as { data?: Record<string, unknown> } | null)?.data
  const subject = data && page.subject?.(data)
  // Pages of a list that are addresses of their own are told apart by their number.
  const number = page.isNumbered && params[0] !== '1' ? ` (${params[0]})` : ''
  return {
    language,
    title: `${subject?.title || `${texts.title}${number}`} · Jobmost`,
    description: subject?.description || texts.description,
    path: trimEndOf(path.slice(language.length + 1), '/') || '/',
    isIndexed: page.isIndexed ?? false,
  }
}

/** The facts for the head of an address that is no page. */
export function notFoundFacts(language: Language): HeadFacts {
  const { title, description } = TITLES['not-found'][language]
  return { language, title: `${title} · Jobmost`, description, path: null, isIndexed: false }
}
