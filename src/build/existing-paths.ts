import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Checks paths relative to the repository: files, or folders ending in a slash. Returns them unchanged.
 * @throws Error that names missing paths, so that a build fails instead of leaving a file out
 */
export function existingPaths(paths: readonly string[]): string[] {
  const missing = paths.filter((path) => !existsSync(resolve(ROOT, path)))
  if (missing.length > 0) throw new Error(`The build names what does not exist: ${missing.join(', ')}`)
  return [...paths]
}

/**
 * A test whether a module is one of these files, its styles beside it, or in one of these folders.
 * @throws Error as existingPaths
 */
export function isAmong(paths: readonly string[]): (id: string) => boolean {
  const checked = existingPaths(paths)
  const files = checked.filter((path) => !path.endsWith('/'))
  const ends = files.flatMap((file) => [`/${file}`, `/${file.replace(/\.tsx?$/, '.module.css')}`])
  const folders = checked.filter((path) => path.endsWith('/')).map((path) => `/${path}`)
  return (id) => {
    const [path = ''] = id.split('?')
    return folders.some((folder) => path.includes(folder)) || ends.some((end) => path.endsWith(end))
  }
}
