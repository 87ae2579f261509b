import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesFor, type Manifest } from '../server/pages/document/manifest.ts'
import { allPages, PAGES } from '../server/pages/pages.ts'
import { modulesOfPage, ROUTES } from '../server/pages/preloads.ts'
import { cyclesOf } from './import-cycles.ts'

// First-load JavaScript of /en/jobs signed out (shell, texts, route), compressed with brotli as it is sent.
// e2e/first-visit.test.ts compares the list with what a browser fetches.
const LIMIT_BYTES = 150_000
// Loaded after the page, to register the service worker.
const LATER = /workbox-window/

/** The scripts of a first visit to /en/jobs with their size in bytes after brotli. */
export function firstLoad(dist: string): { file: string; bytes: number }[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const unknown = unknownModules(manifest)
  if (unknown.length > 0) throw new Error(`The build has no ${unknown.join(', ')}`)
  const circles = importCircles(manifest)
  if (circles.length > 0) throw new Error(`Files import each other in a circle: ${circles.join('; ')}`)
  const late = Object.values(manifest).filter(({ file }) => LATER.test(file))
  const files = new Set([
    ...modulesOfPage(PAGES.jobs, 'en', manifest).flatMap((module) => filesFor(module, manifest).scripts),
    ...late.map(({ file }) => file),
  ])
  return [...files]
    .map((file) => ({ file, bytes: compressedSize(join(dist, file)) }))
    .sort((a, b) => b.bytes - a.bytes)
}

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

function compressedSize(file: string): number {
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
  if (total > LIMIT_BYTES) {
    process.stderr.write('The JavaScript budget is exceeded.\n')
    process.exit(1)
  }
}
