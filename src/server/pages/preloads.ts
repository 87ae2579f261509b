import { cataloguesOf } from '#shared/contract/catalogues.ts'
import type { Language } from '#shared/contract/languages.ts'
import { cspHash } from '../http/csp-hash.ts'
import type { ClientBuild } from './document/client-build.ts'
import { type Files, filesFor, type Manifest, unique } from './document/manifest.ts'
import type { Page } from './page.ts'
import { allPages } from './pages.ts'

/** The folder of the route files. */
export const ROUTES = 'src/client/routes/$lang'
/** The modules of the app itself, which starts after the first paint. */
export const APP = ['src/client/app/react.ts', 'src/client/app/boot.tsx']
/** The API client: pages that are not server-rendered need it at once. */
export const CALLS = 'src/client/platform/api/request.ts'

const INLINE_SCRIPT = /<script>([^<]*)<\/script>/g

/**
 * The client modules that a page needs, as keys of the manifest, in the order in which styles must apply: entry, app,
 * messages of its language and, for a server-rendered page, the code-split parts of its route.
 * @param page null for an unknown address, whose page is part of the app
 */
export function modulesOfPage(page: Page | null, language: Language, manifest: Manifest): string[] {
  const file = page?.renderedBy && `${ROUTES}/${page.renderedBy}`
  // The router plugin's code splitting decides which suffixes follow `tsr-split=`.
  const parts = file ? Object.keys(manifest).filter((key) => key.startsWith(`${file}?tsr-split=`)) : []
  return [
    'index.html',
    ...APP,
    ...(page && !file ? [CALLS] : []),
    ...cataloguesOf(page?.at[0] ?? '?').map((name) => `src/client/locales/${language}/${name}.po`),
    ...parts,
  ]
}

/** The files of `modulesOfPage`. */
export function preloadsOf(page: Page | null, language: Language, manifest: Manifest): Files {
  const files = modulesOfPage(page, language, manifest).map((module) => filesFor(module, manifest))
  return {
    scripts: unique(files.flatMap(({ scripts }) => scripts)),
    styles: unique(files.flatMap(({ styles }) => styles)),
  }
}

/**
 * The same files for a server-rendered page: all scripts but the entry's are in `later`, so that they do not compete with
 * the first paint for bandwidth (client/main.ts reads them from the page).
 */
export function afterPaint({ scripts, styles }: Files, manifest: Manifest): Files {
  const first = filesFor('index.html', manifest).scripts
  return { styles, scripts: first, later: scripts.filter((file) => !first.includes(file)) }
}

/** All style sheets that a page may inline: those of the entry and of server-rendered pages. */
export function pageStyles(manifest: Manifest): string[] {
  const rendered = allPages.filter(({ renderedBy }) => renderedBy)
  const files = [
    filesFor('index.html', manifest),
    ...rendered.map((page) => preloadsOf(page, 'en', manifest)),
  ]
  return unique(files.flatMap(({ styles }) => styles))
}

/** CSP sources ('sha256-…') of the scripts of index.html and of the style sheets that pages inline. */
export function inlineHashes(build: ClientBuild | null): Record<'scripts' | 'styles', string[]> {
  if (!build) return { scripts: [], styles: [] }
  const scripts = [...build.template.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text)
  const styles = pageStyles(build.manifest).map((file) => build.styles.get(file) ?? '')
  return { scripts: scripts.map(cspHash), styles: styles.map(cspHash) }
}
