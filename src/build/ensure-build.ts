import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stampOf } from './build-stamp.ts'

/** Run by `npm start` before the server: builds the client when dist/ is missing or not of these sources. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const dist = join(root, 'dist')
const stamp = stampOf(root)
if (!isFresh()) {
  process.stdout.write('Building the app ...\n')
  await build()
}

function isFresh(): boolean {
  const file = join(dist, '.build-stamp')
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}

/** Builds aside and moves into place: a build that fails, or two at once, never leave half a dist/ behind. */
async function build(): Promise<void> {
  const outDir = join(root, '.cache', `build-${process.pid}`)
  const old = `${outDir}-old`
  mkdirSync(outDir, { recursive: true })
  try {
    // Only here: loading Vite costs more than all the rest.
    const vite = await import('vite')
    await vite.build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
    writeFileSync(join(outDir, '.build-stamp'), stamp)
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(outDir, dist)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
  }
}
