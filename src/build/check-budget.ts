import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesFor, type Manifest } from '../server/pages/document/manifest.ts'
import type { Page } from '../server/pages/page.ts'
import { allPages, PAGES } from '../server/pages/pages.ts'
import { modulesOfPage, ROUTES } from '../server/pages/preloads.ts'
import { cyclesOf } from './import-cycles.ts'

// First-load JavaScript of /en/jobs signed out (shell, texts, route), compressed with brotli as it is sent.
// e2e/first-visit.test.ts compares the list with what a browser fetches.
const LIMIT_BYTES = 150_000
// The same for each rendered page, in KB (1,000 bytes) as measured. A page may grow by 2 %; more needs a new figure here, whose
// commit says why.
const FIGURES_KB: Record<string, number> = {
  notFound: 133,
  about: 138,
  deletionRequested: 138,
  newsletterConfirm: 138,
  newsletterUnsubscribe: 138,
  page: 139,
  announcedPage: 139,
  confirmEmail: 139,
  article: 140,
  blog: 140,
  faq: 140,
  jobPlace: 140,
  transparency: 140,
  minimumWages: 141,
  forgot: 142,
  offer: 144,
  offers: 145,
  login: 146,
  jobs: 147,
  profile: 147,
  register: 149,
  job: 150,
  home: 150,
  search: 151,
}
const GROWTH = 1.02
// Loaded after the page, to register the service worker.
const LATER = /workbox-window/

/** The scripts of a first visit to /en/jobs with their size in bytes after brotli. */
export function firstLoad(dist: string): { file: string; bytes: number }[] {
  const manifest = readManifest(dist)
  const unknown = unknownModules(manifest)
  if (unknown.length > 0) throw new Error(`The build has no ${unknown.join(', ')}`)
  const circles = importCircles(manifest)
  if (circles.length > 0) throw new Error(`Files import each other in a circle: ${circles.join('; ')}`)
  return [...scriptsOf(PAGES.jobs, manifest)]
    .map((file) => ({ file, bytes: compressedSize(join(dist, file)) }))
    .sort((a, b) => b.bytes - a.bytes)
}

/** The first-load JavaScript of each rendered page by its name in the table of pages, in bytes after brotli. */
export function pageSizes(dist: string): Record<string, number> {
  const manifest = readManifest(dist)
  const rendered = Object.entries<Page>(PAGES).filter(([, { renderedBy }]) => renderedBy)
  const sizeOf = (page: Page | null) =>
    [...scriptsOf(page, manifest)].reduce((sum, file) => sum + compressedSize(join(dist, file)), 0)
  return Object.fromEntries(
    [...rendered, ['notFound', null] as const].map(([name, page]) => [name, sizeOf(page)]),
  )
}

/** What is wrong with the sizes of pages: larger than the figure allows, without a figure, or a figure without a page. */
export function sizeProblems(sizes: Record<string, number>, figuresKb = FIGURES_KB): string[] {
  return [
    ...Object.entries(sizes).flatMap(([name, bytes]) => {
      const figure = figuresKb[name]
      if (figure === undefined) return [`${name} has no figure`]
      return bytes > figure * 1000 * GROWTH ? [`${name} has grown from ${figure} KB to ${bytes} bytes`] : []
    }),
    ...Object.keys(figuresKb).flatMap((name) => (name in sizes ? [] : [`${name} is no rendered page`])),
  ]
}

function scriptsOf(page: Page | null, manifest: Manifest): Set<string> {
  const late = Object.values(manifest).filter(({ file }) => LATER.test(file))
  return new Set([
    ...modulesOfPage(page, 'en', manifest).flatMap((module) => filesFor(module, manifest).scripts),
    ...late.map(({ file }) => file),
  ])
}

const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** Names in the table of pages that the build lacks. Their files would silently be neither preloaded nor counted. */
export function unknownModules(manifest: Manifest): string[] {
  const modules = allPages.flatMap((page) => modulesOfPage(page, 'en', manifest))
  const unsplit = allPages.flatMap(({ renderedBy }) => {
    const file = `${ROUTES}/${renderedBy}`
    return renderedBy && !modules.some((module) => module.startsWith(`${file}?`)) ? [file] : []
  })
  return [...new Set([...modules.filter((module) => !manifest[module]), ...unsplit])]
}

/** Files that import each other: the first one loaded would run before what it imports. */
export function importCircles(manifest: Manifest): string[][] {
  const graph = Object.entries(manifest).map(([name, { imports }]) => [name, new Set(imports)] as const)
  return cyclesOf(new Map(graph))
}

/** The bytes of a built file as they are sent, with brotli where that is smaller. */
export function compressedSize(file: string): number {
  try {
    return readFileSync(`${file}.br`).length
  } catch {
    // Too small: the build has not compressed it.
    return readFileSync(file).length
  }
}

if (import.meta.main) {
  const files = firstLoad('dist')
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const lines = files.map(({ file, bytes }) => `${String(bytes).padStart(8)}  ${file}`)
  process.stdout.write(
    `First-load JavaScript of /en/jobs (brotli):\n${lines.join('\n')}\n${String(total).padStart(8)}  of ${LIMIT_BYTES}\n`,
  )
  const sizes = pageSizes('dist')
  const pages = Object.entries(sizes).map(([name, bytes]) => `${name} ${Math.ceil(bytes / 1000)}`)
  process.stdout.write(`Of each page in KB: ${pages.join(', ')}\n`)
  const problems = sizeProblems(sizes)
  if (total > LIMIT_BYTES) problems.unshift('The JavaScript budget is exceeded.')
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`)
    process.exit(1)
  }
}
