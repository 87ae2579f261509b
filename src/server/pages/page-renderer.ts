import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import type { Language } from '#shared/contract/languages.ts'
import type { InitialData } from './document/shell.ts'

type Address = { path: string; language: Language }

/** Renders pages in a thread with the build's renderer (src/client/app/render-page.tsx). */
export type PageRenderer = {
  /** The HTML of a page before hydration, rendered from API answers. */
  renderPage: (path: string, data: InitialData) => Promise<string>
  /** Whether the page was rendered in the last half minute. */
  isRecent: (path: string) => boolean
  /** The API paths with query that the page requests. */
  pathsRequestedBy: (page: Address) => Promise<string[]>
  /** A list's query in the router's canonical form: empty, or with its question mark. */
  canonicalQuery: (query: string) => Promise<string>
  /** Ends the thread. */
  close: () => Promise<void>
}

// Rendering takes some 10 ms, so rendered pages are cached.
const CACHE_LIFE_MS = 30_000
const MAX_CACHED_PAGES = 300
// The queues hand over four pages at once (page-queues.ts). The queries of lists come on top and are short.
const MAX_TASKS = 50

/**
 * Starts the renderer of the build in `dist` in a thread, since rendering would delay all other requests, with a cache of
 * half a minute. After an error of the thread another one takes its place.
 * @param onError called with an error that belongs to no page
 * @returns null without a build
 */
export function loadPageRenderer(
  dist: string,
  now: () => number,
  onError: (error: unknown) => void,
): PageRenderer | null {
  const file = join(dist, '.render', 'render-page.js')
  if (!existsSync(file)) return null
  const thread = new Tinypool({
    filename: pathToFileURL(file).href,
    minThreads: 1,
    maxThreads: 1,
    // The renderer has its own queue (client/app/serial-queue.ts).
    concurrentTasksPerWorker: MAX_TASKS,
    // Atomics would block the thread between two pages, and with it the timers of the client's libraries.
    useAtomics: false,
  })
  thread.on('error', (error) => {
    // Otherwise pages that wait for a thread that could not start would wait for ever.
    thread.cancelPendingTasks()
    onError(error)
  })
  const inThread = (name: string) => (input: unknown) => thread.run(input, { name })
  const render = inThread('renderPage')
  const kept = new Map<string, { html: Promise<string>; until: number; body: string }>()
  const renderPage: PageRenderer['renderPage'] = (path, data) => {
    const body = JSON.stringify(data)
    const found = kept.get(path)
    if (found && found.until > now() && found.body === body) return found.html
    // The client's router has paths without a trailing slash.
    const html = render({ path: withoutSlash(path), ...data })
    html.catch(() => {
      // A failed page is not cached.
      if (kept.get(path)?.html === html) kept.delete(path)
    })
    kept.delete(path)
    kept.set(path, { html, until: now() + CACHE_LIFE_MS, body })
    const oldest = kept.keys().next().value
    if (kept.size > MAX_CACHED_PAGES && oldest !== undefined) kept.delete(oldest)
    return html
  }
  return {
    renderPage,
    isRecent: (path) => (kept.get(path)?.until ?? 0) > now(),
    pathsRequestedBy: inThread('pathsRequestedBy'),
    canonicalQuery: inThread('canonicalQuery'),
    close: () => thread.destroy(),
  }
}

/** Removes the trailing slash. Repeated slashes were refused before routing (http/request-target.ts). */
function withoutSlash(address: string): string {
  const [path = '', ...query] = address.split('?')
  const short = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return [short, ...query].join('?')
}
