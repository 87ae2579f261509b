import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cyclesOf } from './import-cycles.ts'
import { sharedChunk } from './shared-chunks.ts'

const ENTRIES = [
  'routes/$lang/faq.tsx',
  'routes/$lang/login.tsx',
  'routes/$lang/jobs/-job-view.tsx',
  'routes/$lang/admin/mails.tsx',
  'routes/$lang/cabinet/privacy.tsx',
  'app/boot.tsx',
  'ui/menu-popover.tsx',
].map((path) => `/repository/src/client/${path}`)

/** Modules by number, each imported by some of the earlier ones; the first ones are entries. */
function graphOf(importersOf: readonly (readonly number[])[]) {
  const ids = [...ENTRIES, ...importersOf.map((_, index) => `/repository/src/client/ui/${index}.ts`)]
  const importers = new Map(
    ids.map((id, at) => [
      id,
      (importersOf[at - ENTRIES.length] ?? []).map((number) => ids[number % at] as string),
    ]),
  )
  const getModuleInfo = (id: string) => ({
    isEntry: ENTRIES.includes(id),
    importers: importers.get(id) ?? [],
    dynamicImporters: [],
  })
  return { ids, importers, getModuleInfo }
}

test('files of shared modules never import each other in a circle', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), { maxLength: 60 }), (given) => {
      const graph = graphOf(given)
      const fileOf = (id: string) => sharedChunk(id, graph) ?? id
      const imports = new Map<string, Set<string>>(graph.ids.map((id) => [fileOf(id), new Set()]))
      for (const [id, importers] of graph.importers)
        for (const importer of importers)
          if (fileOf(importer) !== fileOf(id)) imports.get(fileOf(importer))?.add(fileOf(id))
      expect(cyclesOf(imports)).toEqual([])
    }),
  )
})

test('a public page shares a file only with what exactly the same public pages need', () => {
  const [faq, login, part, mails, privacy] = [0, 1, 2, 3, 4]
  const graph = graphOf([
    [faq, login],
    [login, faq],
    [faq, mails],
    [mails, privacy],
    [mails, privacy, part],
    [login],
  ])
  const files = graph.ids.slice(ENTRIES.length).map((id) => sharedChunk(id, graph))
  const [both, same, ofOne, signedIn, later, single] = files
  expect(same).toBe(both)
  expect(new Set([both, ofOne, signedIn]).size).toBe(3)
  expect([later, single]).toEqual([null, null])
})

test('a part that loads soon after a page shares no file with later loads', () => {
  const soon = '/repository/src/client/platform/device/drafts.ts'
  const [ofBoth, ofLater] = [
    ['menu-popover.tsx', soon],
    ['menu-popover.tsx', 'other.tsx'],
  ].map((importers) =>
    sharedChunk('/module.ts', {
      getModuleInfo: (id) =>
        id === '/module.ts'
          ? { isEntry: false, importers, dynamicImporters: [] }
          : { isEntry: true, importers: [], dynamicImporters: [] },
    }),
  )
  expect(ofBoth).not.toBe(ofLater)
})
