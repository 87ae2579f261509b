import { LANGUAGES, type Language } from '#shared/contract/languages.ts'

/**
 * The client's pages (src/docs/product.md, "Screens"). `:id` is a number, `:slug` a word of a public address, `:text`
 * whatever was typed, a last `*` whatever follows. The name picks title and description.
 */
const PAGES = {
  '': 'home',
  jobs: 'jobs',
  'jobs/item/:slug': 'job',
  offer: 'offers',
  'offer/item/:id': 'offer',
  login: 'login',
  register: 'register',
  forgot: 'forgot',
  'confirm-email': 'confirm-email',
  'about-company': 'about-company',
  faq: 'faq',
  'page/:slug': 'page',
  'blog/:id': 'blog',
  'blog/item/:slug': 'article',
  'search/:text/:id': 'search',
  'user/profile/:id': 'profile',
  'newsletter/confirm': 'newsletter-confirm',
  'newsletter/unsubscribe': 'newsletter-unsubscribe',
  outbox: 'outbox',
  'chat/my/room': 'chats',
  'chat/room/:id': 'chats',
  'cabinet/*': 'cabinet',
  'admin/*': 'admin',
} as const

export type PageName = (typeof PAGES)[keyof typeof PAGES]
/** A page that exists in the client; `param` is the last thing its address names, `word` what is searched for. */
export type PageMatch = { language: Language; name: PageName; param: string; word?: string }

const PARTS: Record<string, RegExp> = {
  ':id': /^\d{1,10}$/,
  ':text': /^[\s\S]{1,200}$/,
  ':slug': /^[a-z0-9][a-z0-9-]{0,199}$/,
}
const PATTERNS = Object.entries(PAGES).map(([pattern, name]) => ({ parts: split(pattern), name }))

/** The language an address begins with, or null. */
export const languageOfPath = (path: string): Language | null =>
  LANGUAGES.find((language) => language === path.split('/')[1]) ?? null

/** Which page a path is, or null for one the client does not know. */
export function matchPage(path: string): PageMatch | null {
  const language = languageOfPath(path)
  const segments = decode(path)
  if (!language || !segments) return null
  const [, ...rest] = segments
  const found = PATTERNS.find(({ parts }) => fits(parts, rest))
  if (!found) return null
  const match = { language, name: found.name, param: rest.at(-1) ?? '' }
  return found.name === 'search' ? { ...match, word: rest.at(-2) ?? '' } : match
}

/** Whether the client has a page at this path. */
export const isKnownRoute = (path: string): boolean => matchPage(path) !== null

function fits(parts: string[], segments: string[]): boolean {
  const isOpen = parts.at(-1) === '*'
  if (isOpen ? segments.length < parts.length - 1 : segments.length !== parts.length) return false
  return parts.every((part, index) => {
    if (part === '*') return true
    const segment = segments[index] ?? ''
    return PARTS[part]?.test(segment) ?? part === segment
  })
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** Null for an address whose percent signs mean nothing. */
function decode(path: string): string[] | null {
  try {
    return split(path).map(decodeURIComponent)
  } catch {
    return null
  }
}
