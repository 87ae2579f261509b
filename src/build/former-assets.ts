import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const RECORD = '.builds.json'
const KEPT_BUILDS = 3

/**
 * Copies the assets of the last three builds from `before`, the folder that `after` replaces: a tab opened before a release
 * loads the chunks of its own build. Their names contain a hash of their content, so builds share what has not changed.
 */
export function keepFormerAssets(before: string, after: string): void {
  const own = readdirSync(join(after, 'assets'))
  const former = buildsIn(before).slice(0, KEPT_BUILDS)
  writeFileSync(join(after, RECORD), JSON.stringify([own, ...former]))
  for (const name of new Set(former.flat())) {
    if (own.includes(name)) continue
    const file = join(before, 'assets', name)
    if (existsSync(file)) copyFileSync(file, join(after, 'assets', name))
  }
}

/** The names of the assets of each build, latest first. A folder without a record has one build. */
function buildsIn(folder: string): string[][] {
  const record = join(folder, RECORD)
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8'))
  const assets = join(folder, 'assets')
  return existsSync(assets) ? [readdirSync(assets)] : []
}
