import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stampOf } from './build-stamp.ts'

/** Run by `npm start` before the server: builds the app when dist/ is missing or not of these sources; `--force` builds in any case. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const dist = join(root, 'dist')
const stamp = stampOf(root)
// The same screens as HTML, for the first paint (server/pages/draw-page.ts).
const RENDERER = 'src/client/app/render-page.tsx'
if (process.argv.includes('--force') || !isFresh()) {
  process.stdout.write('Building the app ...\n')
  build()
}

function isFresh(): boolean {
  const file = join(dist, '.build-stamp')
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}

/** Builds aside and moves into place: a build that fails never leaves half a dist/ behind. */
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

/** A process of its own: its chatter, the service worker's build included, is shown only when it fails. */
function runVite(options: string[]): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status === 0) return
  process.stderr.write(`${stdout}${stderr}`)
  throw new Error('The app could not be built')
}
