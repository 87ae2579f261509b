import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#shared/contract/languages.ts'
import type { PageName } from './page-routes.ts'
import type { InitialData } from './shell.ts'

/** What the build's renderer (src/client/app/render-page.tsx) takes and gives. */
type RenderPage = (page: {
  path: string
  language: Language
  answers: Record<string, unknown>
}) => Promise<string>

/** The HTML of a page as it first looks, from the answers it shows; empty when there is no renderer. */
export type DrawPage = (path: string, data: InitialData) => Promise<string>

const DRAWN = new Set<PageName>(['home', 'jobs', 'job', 'blog', 'article', 'offers', 'offer', 'search'])
// Drawing costs some 10 ms of the process: what many people open is drawn once in a while, not for each.
const KEPT_MS = 30_000
const KEPT_PAGES = 300

/** Whether a page is drawn before its scripts have come. */
export const isDrawn = (page: PageName): boolean => DRAWN.has(page)

/** The renderer of the build in `dist`, remembering what it drew for half a minute. */
export async function loadDrawPage(dist: string, now: () => number): Promise<DrawPage> {
  const file = join(dist, '.render', 'render-page.js')
  if (!existsSync(file)) return async () => ''
  const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage }
  const kept = new Map<string, { html: Promise<string>; until: number; body: string }>()
  return (path, { language, answers }) => {
    const body = JSON.stringify(answers)
    const found = kept.get(path)
    if (found && found.until > now() && found.body === body) return found.html
    // As the client's router names it: without a slash at the end.
    const html = renderPage({ path: path.replace(/(.)\/+$/, '$1'), language, answers })
    kept.delete(path)
    kept.set(path, { html, until: now() + KEPT_MS, body })
    const oldest = kept.keys().next().value
    if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest)
    return html
  }
}
