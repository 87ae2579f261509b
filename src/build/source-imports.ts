import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const SRC = resolve(import.meta.dirname, '..')
const ROOT = resolve(SRC, '..')

/** A source file: its path relative to src, and what it imports (`importsOf`), with and without what the build removes. */
export type Source = { path: string; text: string; imports: string[]; loads: string[] }

const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+)(['"])([^'"]+)\1/g
const LAZY = /import\s*\(\s*['"][^'"]+['"]\s*\)/g

// Files that Vite finds by their names.
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g

// Imports that the build removes: types, and the macro that replaces a message by its id.
const ERASED = /^import (?:type [^;]*?|\{ msg \}) from .*$/gm

/** The TypeScript files below folders of src, without generated ones. */
export function readSources(folders: readonly string[] = ['.']): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.gen\.ts$|\.d\.ts$/.test(entry.name),
      )
      .map((entry) => {
        const path = relative(SRC, join(entry.parentPath, entry.name))
        const text = readFileSync(join(SRC, path), 'utf8')
        return { path, text, imports: importsOf(path, text), loads: importsOf(path, withoutErased(text)) }
      }),
  )
}

const withoutErased = (code: string) => code.replace(ERASED, '')

/** What a source loads with itself: `loads` without what it imports when it needs it. */
export const loadsAtOnce = ({ path, text }: Source) => importsOf(path, withoutErased(text).replace(LAZY, ''))

/** What code in a file of src imports: paths relative to src for our files, `npm:` and the name for packages. */
function importsOf(path: string, code: string): string[] {
  return [
    ...[...code.matchAll(IMPORT)].map((match) => resolveImport(path, match[2] ?? '')),
    ...[...code.matchAll(GLOB)].flatMap((match) => foundBy(join(SRC, path), match[1] ?? '')),
  ]
}

/** What an import in a file of src means, as in `importsOf`. */
export function resolveImport(path: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  return `npm:${specifier}`
}

/** The paths relative to src of the files that the patterns of an `import.meta.glob` find. */
function foundBy(file: string, patterns: string): string[] {
  const all = [...patterns.matchAll(/'([^']*)'/g)].map(([, pattern = '']) => pattern)
  const absolute = all.map((pattern) =>
    pattern.replace(/^(!?)(\/?)/, (_, not, root) => not + (root && `${ROOT}/`)),
  )
  const exclude = absolute.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  const found = globSync(
    absolute.filter((pattern) => !pattern.startsWith('!')),
    { cwd: dirname(file), exclude },
  )
  return found.map((path) => relative(SRC, resolve(dirname(file), path)))
}
