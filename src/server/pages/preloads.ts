import { createHash } from 'node:crypto'
import type { Language } from '#shared/contract/languages.ts'
import type { ClientBuild } from './document/client-build.ts'
import { type Files, filesFor, type Manifest, unique } from './document/manifest.ts'
import type { PageName } from './page-routes.ts'

/** The app itself, which begins after the first paint. */
const APP = ['src/client/app/react.ts', 'src/client/app/boot.tsx']
/** What asks the server: pages that are not drawn do so at once. */
const CALLS = 'src/client/platform/api/request.ts'

/** The route file of each page whose scripts are worth telling the browser before it finds them itself. */
const ROUTE_FILES: Partial<Record<PageName | 'not-found', string>> = {
  home: 'src/client/routes/$lang/index.tsx',
  jobs: 'src/client/routes/$lang/jobs/index.tsx',
  job: 'src/client/routes/$lang/jobs/item.$slug.tsx',
  blog: 'src/client/routes/$lang/blog/{-$page}.tsx',
  article: 'src/client/routes/$lang/blog/item.$slug.tsx',
  offers: 'src/client/routes/$lang/offer/index.tsx',
  offer: 'src/client/routes/$lang/offer/item.$id.tsx',
  search: 'src/client/routes/$lang/search/$title.$city.tsx',
}

/**
 * What a page needs, in the order in which styles must apply: the entry, the app, its language's words and, for pages
 * in the list, the split-off parts of its route. A drawn page takes all but the entry later: what is seen first must
 * not share a thin line with what is not.
 */
export function preloadsOf(page: PageName | 'not-found', language: Language, manifest: Manifest): Files {
  const file = ROUTE_FILES[page]
  // What follows the question mark depends on how the router plugin groups the parts.
  const parts = file ? Object.keys(manifest).filter((key) => key.startsWith(`${file}?tsr-split=`)) : []
  const words = WORDS[page] ?? ['first', 'rest']
  const modules = [
    'index.html',
    ...APP,
    ...(file ? [] : [CALLS]),
    ...words.map((part) => `src/client/locales/${language}/${part}.po`),
    ...parts,
  ]
  const files = modules.map((module) => filesFor(module, manifest))
  return {
    scripts: unique(files.flatMap(({ scripts }) => scripts)),
    styles: unique(files.flatMap(({ styles }) => styles)),
  }
}

/** The same files, with all scripts but the entry's for later (client/main.ts takes them from the page). */
export function afterPaint({ scripts, styles }: Files, manifest: Manifest): Files {
  const first = filesFor('index.html', manifest).scripts
  return { styles, scripts: first, later: scripts.filter((file) => !first.includes(file)) }
}

/** All style sheets that a page may carry: the entry's and those of the pages in the list. */
export function pageStyles(manifest: Manifest): string[] {
  const pages = Object.keys(ROUTE_FILES) as PageName[]
  const files = [filesFor('index.html', manifest), ...pages.map((page) => preloadsOf(page, 'en', manifest))]
  return unique(files.flatMap(({ styles }) => styles))
}

/** Pages that make do with some of the words (client/platform/words/i18n.ts). */
const WORDS: Partial<Record<PageName | 'not-found', string[]>> = { home: ['first', 'home'], jobs: ['first'] }

/** What a Content-Security-Policy must name for the style sheets that pages carry inside, as in 'sha256-…'. */
export function styleHashes(build: ClientBuild | null): string[] {
  const texts = build ? pageStyles(build.manifest).map((file) => build.styles.get(file) ?? '') : []
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
