import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of the client's build, relative to the repository. */
export const CLIENT_SOURCES = [
  'src/client',
  'src/shared',
  'src/build',
  'public',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]

/** The sources of the server's bundle. */
export const SERVER_SOURCES = ['src/server', 'src/shared', 'src/build', 'package-lock.json']

/** A hash of the names and contents of the sources; equal for a fresh clone and a copied folder. */
export function stampOf(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(root: string, source: string): string[] {
  const stat = statSync(join(root, source), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [source]
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

// The build writes *.gen.ts itself.
const isSource = (name: string) => !/\.gen\.ts$|\.test\.tsx?$/.test(name)
