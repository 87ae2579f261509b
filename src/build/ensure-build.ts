import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stampOf } from './build-stamp.ts'

/**
 * `npm start` runs this before the server. Builds the app when dist/ is missing or out of date, with `--force`
 * always.
 */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const dist = join(root, 'dist')
const stamp = stampOf(root)
// The entry of the second bundle, with which the server renders pages (server/pages/page-renderer.ts).
const RENDERER = 'src/client/app/render-page.tsx'
if (process.argv.includes('--force') || !isFresh()) {
  process.stdout.write('Building the app ...\n')
  build()
}

function isFresh(): boolean {
  const file = join(dist, '.build-stamp')
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}

/** Builds into a temporary folder and renames it: a failed build leaves no partial dist/. */
function build(): void {
  const outDir = join(root, '.cache', `build-${process.pid}`)
  const old = `${outDir}-old`
  mkdirSync(outDir, { recursive: true })
  try {
    runVite(['--outDir', outDir, '--emptyOutDir'])
    runVite(['--ssr', RENDERER, '--outDir', join(outDir, '.render')])
    writeFileSync(join(outDir, '.build-stamp'), stamp)
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(outDir, dist)
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
