import { type Catalogue, cataloguesOf } from '../shared/contract/catalogues.ts'
import { once } from '../shared/once.ts'
import { loadsAtOnce, readSources, type Source } from './source-imports.ts'

const ROUTES = 'client/routes/$lang/'
// A part that awaits all words before it runs; and one that loads them with each of its lazy parts.
const WAITS = /^await loadAllWords/m
const LOADS = /\bloadAllWords\(/
// The words of outbox entries: what shows or starts the outbox awaits all words.
const WITH_ALL_WORDS = 'client/platform/outbox/'

/** The address of a route file's page after the language, such as `jobs/item/$slug`; null for layouts and parts of pages. */
export function addressOf(path: string): string | null {
  const name = path.slice(ROUTES.length).replace(/\.tsx$/, '')
  if (!path.startsWith(ROUTES) || /(?:^|\/)(?:-|route$)/.test(name)) return null
  return name
    .replaceAll('.', '/')
    .replaceAll('_', '')
    .replace(/(?:^|\/)index$/, '')
}

/**
 * The files whose messages can be shown on the pages of a catalogue (shared/contract/catalogues.ts), by their imports: also
 * those that load on a tap, unless all words are loaded with them. Paths relative to the root of the repository.
 */
export function filesOfPages(catalogue: Catalogue): string[] {
  const sources = readClient()
  const seen = new Set(
    [...sources.keys()].filter((path) => {
      const address = addressOf(path)
      return address !== null && cataloguesOf(address).at(-1) === catalogue
    }),
  )
  for (const path of seen)
    for (const next of loadedBy(sources.get(path))) if (isOfPage(sources.get(next))) seen.add(next)
  return [...seen].map((path) => `src/${path}`)
}

// Once for all catalogues: it takes 0.4 s.
const readClient = once(
  () => new Map(readSources(['client', 'shared']).map((source) => [source.path, source])),
)

const isOfPage = (source: Source | undefined) =>
  source !== undefined && !source.path.startsWith(WITH_ALL_WORDS) && !WAITS.test(source.text)

function loadedBy(source: Source | undefined): string[] {
  if (!source) return []
  return LOADS.test(source.text) ? loadsAtOnce(source) : source.loads
}
