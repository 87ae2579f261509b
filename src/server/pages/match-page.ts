import { INT4_MAX } from '#shared/contract/conventions.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import type { Page, PageMatch } from './page.ts'
import { allPages } from './pages.ts'

const PARTS: Record<string, (segment: string) => boolean> = {
  ':id': (segment) => /^\d{1,10}$/.test(segment) && Number(segment) <= INT4_MAX,
  ':text': (segment) => segment.length > 0 && segment.length <= 200,
  ':slug': (segment) => /^[a-z0-9][a-z0-9-]{0,199}$/.test(segment),
  // Not a rubric: `jobs/item/` is the prefix of job pages.
  ':rubric': (segment) => /^(?!item$)[a-z0-9][a-z0-9-]{0,199}$/.test(segment),
}
const PATTERNS: { parts: string[]; page: Page }[] = allPages.flatMap((page) =>
  page.at.map((pattern) => ({ parts: split(pattern), page })),
)

/** The language prefix of a path, or null. */
export const languageOfPath = (path: string): Language | null =>
  LANGUAGES.find((language) => language === path.split('/')[1]) ?? null

/** The page at a path, or null when the client has none. */
export function matchPage(path: string): PageMatch | null {
  const language = languageOfPath(path)
  const segments = decode(path)
  if (!language || !segments) return null
  const [, ...rest] = segments
  const found = PATTERNS.find(({ parts }) => matchesPath(parts, rest))
  if (!found) return null
  return {
    language,
    page: found.page,
    params: rest.filter((_, index) => found.parts[index]?.startsWith(':')),
  }
}

/** Whether the client has a page at this path. */
export const isKnownRoute = (path: string): boolean => matchPage(path) !== null

function matchesPath(parts: string[], segments: string[]): boolean {
  const isOpen = parts.at(-1) === '*'
  if (isOpen ? segments.length < parts.length - 1 : segments.length !== parts.length) return false
  return parts.every((part, index) => {
    if (part === '*') return true
    const segment = segments[index] ?? ''
    return PARTS[part]?.(segment) ?? part === segment
  })
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** Null for invalid percent-encoding. */
function decode(path: string): string[] | null {
  try {
    return split(path).map(decodeURIComponent)
  } catch {
    return null
  }
}
