import { createHash } from 'node:crypto'
import type { ModuleInfo } from 'rolldown'
import { isAmong } from './existing-paths.ts'

type Graph = {
  getModuleInfo(id: string): Pick<ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'> | null
}

const from = (folder: string, names: readonly string[]) => names.map((name) => `src/client/${folder}/${name}`)

const isOfStaff = isAmong([...from('routes/$lang', ['admin/']), ...from('features', ['admin/'])])
const isSignedIn = isAmong([
  ...from('routes/$lang', ['cabinet/', 'chat/', 'outbox.tsx', 'share.tsx']),
  ...from('features', ['cabinet/', 'conversations/', 'postings/']),
])
const isOfApp = isAmong(['src/client/app/'])
// Loaded by a public page itself, after its first paint.
const loadsSoon = isAmong(from('platform/device', ['drafts.ts']))
const isRoute = isAmong(['src/client/routes/'])

/**
 * The name of the file for a module that several entries share (pages, and what loads later), null to leave it to the
 * bundler. One file has the modules that the same public pages need: no visitor fetches what their page does not use.
 * What only the pages of staff and signed-in people need is grouped by these areas.
 *
 * Files never import each other in a circle, which would run code before its imports: a module's entries include
 * those of each module that imports it, so the same is true of their areas, and of the public pages among these.
 */
export function sharedChunk(id: string, graph: Graph): string | null {
  const entries = entriesOf(id, graph)
  if (entries.size < 2) return null
  const areas = [...new Set([...entries].map(areaOf))].sort()
  // What else needs it does not matter then: a visitor's page has as few files as possible.
  const pages = areas.filter((area) => area.startsWith('/'))
  // The bundler's files have what exactly the same entries need: a small part must not bring all that loads on a tap.
  if (pages.length === 0 && areas.includes('later')) return null
  const group = pages.length > 0 ? pages : areas
  return `shared-${createHash('sha256').update(group.join()).digest('hex').slice(0, 6)}`
}

function areaOf(entry: string): string {
  if (isOfStaff(entry)) return 'staff'
  if (isSignedIn(entry)) return 'signed-in'
  if (isOfApp(entry)) return 'app'
  // Part of a page, loaded on a tap.
  const isPart = entry.includes('/-')
  return (isRoute(entry) && !isPart) || loadsSoon(entry) ? entry.slice(entry.indexOf('/src/')) : 'later'
}

/** The modules with a file of their own that lead to a module by static imports. */
function entriesOf(id: string, graph: Graph): Set<string> {
  const entries = new Set<string>()
  const seen = new Set([id])
  for (const module of seen) {
    const info = graph.getModuleInfo(module)
    if (info?.isEntry || info?.dynamicImporters.length) entries.add(module)
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return entries
}
