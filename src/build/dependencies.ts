import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const RECORD = join(ROOT, 'src/build/dependency-record.json')

type Entry = {
  version: string
  license?: string
  integrity?: string
  hasInstallScript?: boolean
  link?: boolean
}
type Lock = { packages: Record<string, Entry> }

/** One version of a package in package-lock.json. */
export type Dependency = {
  id: string
  licence: string
  integrity: string
  hasInstallScript: boolean
}

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
  // Data of browsers, for the build.
  'CC-BY-4.0',
  // Changes to files under MPL must be published; we change none. LGPL permits use as a separate library: libvips is
  // linked at run time.
  'MPL-2.0',
  'LGPL-3.0-or-later',
  // The typeface.
  'OFL-1.1',
])

// Packages whose package.json names no licence: read in their licence file or README.
const READ_BY_HAND: Record<string, string> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  busboy: 'MIT',
  dicer: 'MIT',
  'expect.js': 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  streamsearch: 'MIT',
}

/** The packages of a package-lock.json, each version once, by name. */
export function dependenciesOf({ packages }: Lock): Dependency[] {
  const found = new Map<string, Dependency>()
  for (const [path, entry] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1)
    if (!name || entry.link) continue
    const id = `${name}@${entry.version}`
    found.set(id, {
      id,
      licence: entry.license ?? READ_BY_HAND[name] ?? 'none named',
      integrity: entry.integrity ?? '',
      hasInstallScript: entry.hasInstallScript === true,
    })
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Whether an SPDX expression is allowed: at least one side of an OR, and all parts of an AND. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => ALLOWED.has(licence)))

/**
 * The problems of the dependencies, as sentences.
 * @param scripted names of packages whose install scripts may run (`allowScripts` of package.json)
 * @param record the licences that a person has accepted, by name and version
 */
export function problemsOf(
  dependencies: Dependency[],
  scripted: readonly string[],
  record: Record<string, string>,
): string[] {
  const ids = new Set(dependencies.map(({ id }) => id))
  const gone = Object.keys(record).filter((id) => !ids.has(id))
  const problems = dependencies.flatMap(({ id, licence, integrity, hasInstallScript }) => [
    ...(isAllowed(licence) ? [] : [`${id}: its licence (${licence}) is not among the allowed`]),
    ...(/^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${id}: no sha512 hash`]),
    ...(hasInstallScript && !scripted.includes(nameOf(id)) ? [`${id}: runs a script when installed`] : []),
    ...(record[id] === licence ? [] : [`${id}: ${record[id] ?? 'not'} in the record, now ${licence}`]),
  ])
  return [...problems, ...gone.map((id) => `${id}: in the record, but not installed`)]
}

const nameOf = (id: string) => id.slice(0, id.lastIndexOf('@'))

/** The problems of this project's dependencies. Uses no network: for advisories see .github/workflows/advisories.yml. */
export function ownProblems(): string[] {
  const lock = readJson<Lock>(join(ROOT, 'package-lock.json'))
  const { allowScripts } = readJson<{ allowScripts: Record<string, boolean> }>(join(ROOT, 'package.json'))
  const scripted = Object.keys(allowScripts).filter((name) => allowScripts[name])
  const record = readJson<Record<string, string>>(RECORD)
  return [...problemsOf(dependenciesOf(lock), scripted, record), ...differencesOf(lock)]
}

/** Installed packages that differ from package-lock.json: in their content, or in the licence that the package itself states. */
function differencesOf(lock: Lock): string[] {
  const installed = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return ['nothing is installed: npm ci']
  const found = readJson<Lock>(installed).packages
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    // npm does not install optional packages of other operating systems.
    const there = found[path]
    if (!there) return []
    if (there.integrity !== entry.integrity) return [`${path}: installed is not what is locked: npm ci`]
    const file = join(ROOT, path, 'package.json')
    const { license } = existsSync(file) ? readJson<{ license?: unknown }>(file) : {}
    const isSame = typeof license !== 'string' || license === entry.license
    return isSame ? [] : [`${path}: package.json says ${license}, package-lock.json ${entry.license}`]
  })
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

if (process.argv[2] === '--record') {
  const list = dependenciesOf(readJson<Lock>(join(ROOT, 'package-lock.json')))
  const record = Object.fromEntries(list.map(({ id, licence }) => [id, licence]))
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
}
