import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesFor, type Manifest } from '../server/pages/document/manifest.ts'

// First-load JavaScript of /en/jobs signed out: the app's shell, the words, the route. Brotli, as it goes over the
// wire; e2e/first-visit.test.ts holds the list against what a browser really fetches.
const LIMIT_BYTES = 150_000
const ENTRIES = [
  'index.html',
  'src/client/app/react.ts',
  'src/client/app/boot.tsx',
  'src/client/locales/en/first.po',
  'src/client/routes/$lang/jobs/index.tsx?tsr-split=component---loader',
]
// Fetched by the page after it has loaded, to register the service worker.
const LATER = /workbox-window/

/** The script files of a cold visit to /en/jobs, with their size in bytes after brotli. */
export function firstLoad(dist: string): { file: string; bytes: number }[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const unknown = ENTRIES.filter((entry) => !manifest[entry])
  if (unknown.length > 0) throw new Error(`The build has no ${unknown.join(', ')}`)
  const late = Object.values(manifest).filter(({ file }) => LATER.test(file))
  const files = new Set([
    ...ENTRIES.flatMap((entry) => filesFor(entry, manifest).scripts),
    ...late.map(({ file }) => file),
  ])
  return [...files]
    .map((file) => ({ file, bytes: compressedSize(join(dist, file)) }))
    .sort((a, b) => b.bytes - a.bytes)
}

function compressedSize(file: string): number {
  try {
    return readFileSync(`${file}.br`).length
  } catch {
    // Too small for the build to compress.
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
