import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#shared/contract/languages.ts'
import type { InitialData } from './document/shell.ts'

type Address = { path: string; language: Language }
/** The interface of the build's renderer (src/client/app/render-page.tsx). */
type Renderer = {
  renderPage: (page: Address & InitialData) => Promise<string>
  pathsRequestedBy: (page: Address) => Promise<string[]>
  canonicalQuery: (query: string) => string
}

export type PageRenderer = {
  /** The HTML of a page before hydration, rendered from API answers. */
  renderPage: (path: string, data: InitialData) => Promise<string>
  /** Whether the page was rendered in the last half minute. */
  isRecent: (path: string) => boolean
  /** The API paths with query that the page requests. */
  pathsRequestedBy: Renderer['pathsRequestedBy']
  /** A list's query in the router's canonical form: empty, or with its question mark. */
  canonicalQuery: Renderer['canonicalQuery']
}

// Rendering blocks the process for some 10 ms, so rendered pages are cached.
const CACHE_LIFE_MS = 30_000
const MAX_CACHED_PAGES = 300

/** Loads the renderer of the build in `dist`, with a cache of half a minute. Null without a build. */
export async function loadPageRenderer(dist: string, now: () => number): Promise<PageRenderer | null> {
  const file = join(dist, '.render', 'render-page.js')
  if (!existsSync(file)) return null
  const { renderPage: render, ...others } = (await import(pathToFileURL(file).href)) as Renderer
  const kept = new Map<string, { html: Promise<string>; until: number; body: string }>()
  const renderPage: PageRenderer['renderPage'] = (path, data) => {
    const body = JSON.stringify(data)
    const found = kept.get(path)
    if (found && found.until > now() && found.body === body) return found.html
    // The client's router has paths without a trailing slash.
    const html = render({ path: withoutSlash(path), ...data })
    kept.delete(path)
    kept.set(path, { html, until: now() + CACHE_LIFE_MS, body })
    const oldest = kept.keys().next().value
    if (kept.size > MAX_CACHED_PAGES && oldest !== undefined) kept.delete(oldest)
    return html
  }
  const isRecent = (path: string) => (kept.get(path)?.until ?? 0) > now()
  return { ...others, renderPage, isRecent }
}

/** Removes the trailing slash. Repeated slashes were refused before routing (http/request-target.ts). */
function withoutSlash(address: string): string {
  const [path = '', ...query] = address.split('?')
  const short = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return [short, ...query].join('?')
}
