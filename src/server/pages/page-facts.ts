import type { Language } from '#shared/contract/languages.ts'
import { trimEndOf } from '#shared/rules/trim-end.ts'
import type { HeadFacts } from './document/head.ts'
import type { InitialData } from './document/shell.ts'
import type { PageMatch, PageName } from './page-routes.ts'
import { TITLES } from './titles.ts'

/** Pages for everybody to find; all others are personal, forms or endless (an offer is, when its person says so: page-extras.ts). */
const INDEXED: ReadonlySet<PageName> = new Set([
  'home',
  'jobs',
  'job',
  'offers',
  'about-company',
  'faq',
  'page',
  'blog',
  'article',
])
const DESCRIPTION_LENGTH = 160

/** What a page is about when it shows one thing; found in the API's answer for that thing. */
type Subject = { title: string; description: string | null }

// What the footer shows, on pages that are drawn.
const FRAME = ['/api/v1/contact', '/api/v1/appOption/1']

/** What a page shows first, as paths of the API; the first is what it is about. None for pages that begin empty. */
export function apiPathsOf({ name, param, word: asked = '' }: PageMatch): string[] {
  const word = encodeURIComponent(param)
  if (name === 'home')
    return ['/api/v1/jobs?page=1', '/api/v1/rubric-in-main', '/api/v1/news?limit=3', ...FRAME]
  if (name === 'jobs') return ['/api/v1/jobs?page=1', '/api/v1/jobs/filters', ...FRAME]
  if (name === 'offers') return ['/api/v1/offers?page=1', '/api/v1/offers/filters', ...FRAME]
  if (name === 'job') return [`/api/v1/jobs/${word}`, '/api/v1/pay-tables', ...FRAME]
  if (name === 'offer') return [`/api/v1/offers/${word}`, ...FRAME]
  if (name === 'search') {
    // In the order and the words of the client (features/find): it looks its answers up by address.
    const query = new URLSearchParams({ title: asked, city_id: String(Number(param)), page: '1' })
    return [`/api/v1/search?${query}`, '/api/v1/rubric', ...FRAME]
  }
  if (name === 'page') return [`/api/v1/pages/${word}`]
  if (name === 'blog') return [`/api/v1/blog?page=${word}`, ...FRAME]
  if (name === 'article') return [`/api/v1/blog/${word}`, ...FRAME]
  if (name === 'profile') return [`/api/v1/users/${word}`]
  return []
}

/** What a page carries of what it is drawn from: all but the parts that are taken over when they are touched. */
export const carriedOf = ({ answers, ...others }: InitialData): InitialData => ({
  ...others,
  answers: Object.fromEntries(Object.entries(answers).filter(([url]) => !/\/filters(\?|$)/.test(url))),
})

/** The facts for the head of a page that exists. `body` is the API's answer at the first of `apiPathsOf`, when there is one. */
export function pageFacts(match: PageMatch, path: string, body: unknown): HeadFacts {
  const { language, name } = match
  const texts = TITLES[name][language]
  const subject = subjectOf(name, body)
  return {
    language,
    title: `${subject?.title || numbered(match, texts.title)} · Jobmost`,
    description: subject?.description || texts.description,
    path: trimEndOf(path.slice(language.length + 1), '/') || '/',
    isIndexed: INDEXED.has(name),
  }
}

export function notFoundFacts(language: Language): HeadFacts {
  const { title, description } = TITLES['not-found'][language]
  return { language, title: `${title} · Jobmost`, description, path: null, isIndexed: false }
}

/** Pages of a list that are addresses of their own are told apart by their number. */
const numbered = ({ name, param }: PageMatch, title: string) =>
  name === 'blog' && param !== '1' ? `${title} (${param})` : title

function subjectOf(name: PageName, body: unknown): Subject | null {
  const data = (body as { data?: Record<string, unknown> } | null)?.data
  if (!data) return null
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const city = text((data.city as { name?: unknown } | undefined)?.name)
  if (name === 'job') {
    const title = `${text(data.title)}, ${text(data.company_name)}, ${city}`
    return { title, description: shorten(text(data.description)) }
  }
  if (name === 'offer')
    return { title: `${text(data.name)}, ${city}`, description: shorten(text(data.description)) }
  if (name === 'page') return { title: text(data.title), description: shorten(withoutTags(text(data.html))) }
  if (name === 'article') return { title: text(data.title), description: shorten(text(data.summary)) }
  if (name === 'profile') return { title: text(data.name), description: null }
  return null
}

/** The text of rich text: what is shown is not needed here, only what is said. */
const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, ' ').replace(/&(?:#\d+|\w+);/g, ' ')

/** One line, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, DESCRIPTION_LENGTH)
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace === -1 ? cut : cut.slice(0, lastSpace)} …`
}
