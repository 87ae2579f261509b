import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * The same paths, seen from the repository: files, or folders ending in a slash.
 * @throws Error that names those that do not exist, so that a build fails instead of leaving something out
 */
export function existingPaths(paths: readonly string[]): string[] {
  const missing = paths.filter((path) => !existsSync(resolve(ROOT, path)))
  if (missing.length > 0) throw new Error(`The build names what does not exist: ${missing.join(', ')}`)
  return [...paths]
}

/**
 * Whether a module of the build is one of these files, has its styles beside one of them, or lies in one of these folders.
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
