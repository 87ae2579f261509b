import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the client's build is made from, relative to the repository. */
const SOURCES = [
  'src/client',
  'src/shared',
  'src/build',
  'public',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]

/** A hash over names and contents of the sources: a fresh clone and a copied folder give the same one. */
export function stampOf(root: string): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesOf(root, source))) {
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

// The build itself writes *.gen.ts; tests are not part of it.
const isSource = (name: string) => !/\.gen\.ts$|\.test\.tsx?$/.test(name)
