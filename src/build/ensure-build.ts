import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CLIENT_SOURCES, SERVER_SOURCES, stampOf } from './build-stamp.ts'
import { keepFormerAssets } from './former-assets.ts'

/**
 * `npm start` runs this before the server. Builds the app (`dist/`) and the server's bundle (`dist/.server/`) when they are
 * missing or out of date, with `--force` always.
 */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const dist = join(root, 'dist')
// The entry of the second bundle, with which the server renders pages (server/pages/page-renderer.ts).
const RENDERER = 'src/client/app/render-page.tsx'
const isForced = process.argv.includes('--force')

buildInto(dist, CLIENT_SOURCES, 'the app', (outDir) => {
  runVite(['--outDir', outDir, '--emptyOutDir'])
  runVite(['--ssr', RENDERER, '--outDir', join(outDir, '.render')])
  keepFormerAssets(dist, outDir)
})
buildInto(join(dist, '.server'), SERVER_SOURCES, 'the server', (outDir) =>
  runVite(['--config', 'src/build/server-bundle.ts', '--outDir', outDir, '--emptyOutDir']),
)

/** Builds into a temporary folder and renames it: a failed build leaves nothing partial in `place`. */
function buildInto(
  place: string,
  sources: readonly string[],
  what: string,
  build: (outDir: string) => void,
): void {
  const stamp = stampOf(root, sources)
  const file = join(place, '.build-stamp')
  if (!isForced && existsSync(file) && readFileSync(file, 'utf8') === stamp) return
  process.stdout.write(`Building ${what} ...\n`)
  const outDir = join(root, '.cache', `build-${process.pid}`)
  const old = `${outDir}-old`
  mkdirSync(outDir, { recursive: true })
  try {
    build(outDir)
    writeFileSync(join(outDir, '.build-stamp'), stamp)
    if (existsSync(place)) renameSync(place, old)
    renameSync(outDir, place)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
  }
}

/** Runs Vite in a separate process. Shows its output only when it fails. */
function runVite(options: string[]): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status === 0) return
  process.stderr.write(`${stdout}${stderr}`)
  throw new Error('The app could not be built')
}
