import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cyclesOf } from './import-cycles.ts'
import { readSources, type Source } from './source-imports.ts'

// Each rule of src/README.md ("Rules") as a test.
const SRC = resolve(import.meta.dirname, '..')
const ROOT = resolve(SRC, '..')

const sources = readSources()

const isTest = (path: string) => /\.test\.ts$/.test(path) || path.includes('/testing/')
const inside = (folder: string) =>
  sources.filter(({ path }) => path.startsWith(`${folder}/`) && !isTest(path))

/** Every import in `from` that is forbidden, as "file → import". */
function offences(from: Source[], isForbidden: (imported: string, path: string) => boolean): string[] {
  return from.flatMap(({ path, imports }) =>
    imports.filter((to) => isForbidden(to, path)).map((to) => `${path} → ${to}`),
  )
}

const partOf = (path: string, root: string) => path.slice(root.length + 1).split('/')[0] ?? ''

/** The members of a folder with those that they import, by the member that a file belongs to. */
function graphOf(root: string, memberOf: (path: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const { path, imports } of inside(root)) {
    const from = memberOf(path)
    const known = graph.get(from) ?? new Set()
    graph.set(from, known)
    for (const to of imports.filter((one) => one.startsWith(`${root}/`) && /\.tsx?$/.test(one)))
      if (memberOf(to) !== from) known.add(memberOf(to))
  }
  return graph
}

describe('the architecture', () => {
  it('has no imports from shared to client or server', () => {
    expect(offences(inside('shared'), (to) => !to.startsWith('shared/') && to !== 'npm:zod/mini')).toEqual([])
  })

  it('has no imports between client and server, except from shared', () => {
    expect(offences(inside('client'), (to) => to.startsWith('server/'))).toEqual([])
    expect(offences(inside('server'), (to) => to.startsWith('client/'))).toEqual([])
  })

  it('lets client folders import in one direction only: main, app, routes, features, domain, ui or platform', () => {
    const height: Record<string, number> = {
      'main.ts': 6,
      app: 5,
      routes: 4,
      features: 3,
      domain: 2,
      ui: 1,
      platform: 1,
      sw: 1,
      locales: 0,
    }
    const heightOf = (path: string) => height[partOf(path, 'client')] ?? 9
    expect(
      offences(inside('client'), (to, path) => {
        if (!to.startsWith('client/')) return false
        const isBeside = partOf(to, 'client') === partOf(path, 'client')
        return (
          !isBeside &&
          heightOf(to) >= heightOf(path) &&
          !(path.startsWith('client/sw/') && to.startsWith('client/platform/'))
        )
      }),
    ).toEqual([])
  })

  it('has no imports between features', () => {
    const featureOf = (path: string) => partOf(path, 'client/features')
    expect(
      offences(
        inside('client/features'),
        (to, path) => to.startsWith('client/features/') && featureOf(to) !== featureOf(path),
      ),
    ).toEqual([])
  })

  it('lets server folders import in one direction only: main, app, plugins and nouns, base', () => {
    const base = new Set(
      'config data-dir db geography mail network pictures push storage realtime tasks http texts'.split(' '),
    )
    // background and seed combine nouns on purpose: only serve.ts may call them.
    const top = new Set(['background', 'seed'])
    const maySee = new Map([
      ['server/serve.ts', 'server/main.ts'],
      ['server/app.ts', 'server/serve.ts'],
    ])
    expect(
      offences(inside('server'), (to, path) => {
        if (!to.startsWith('server/')) return false
        if (to === 'server/main.ts' || (maySee.has(to) && maySee.get(to) !== path)) return true
        const [from, target] = [partOf(path, 'server'), partOf(to, 'server')]
        if (top.has(target) && from !== target && path !== 'server/serve.ts') return true
        return base.has(from) && !base.has(target)
      }),
    ).toEqual([])
  })

  it('has no import cycle between files', () => {
    const isOurs = (path: string) => /\.tsx?$/.test(path) && !path.startsWith('npm:')
    const graph = new Map(sources.map(({ path, imports }) => [path, new Set(imports.filter(isOurs))]))
    expect(cyclesOf(graph)).toEqual([])
  })

  it.each(['shared', 'server', 'client', 'build'])(
    'has no import cycle between the folders of %s',
    (root) => {
      expect(cyclesOf(graphOf(root, dirname))).toEqual([])
    },
  )

  // A noun with its subfolders is one part, and so is a feature or a room of the platform.
  it.each([
    'shared',
    'server',
    'client',
    'client/features',
    'client/features/find',
    'client/features/admin',
    'client/platform',
    'client/platform/outbox',
  ])('has no import cycle between the parts of %s', (root) => {
    expect(cyclesOf(graphOf(root, (path) => partOf(path, root)))).toEqual([])
  })

  it('lets a noun call the functions of another, never its store', () => {
    expect(
      offences(
        inside('server'),
        (to, path) => /store\.ts$/.test(to) && partOf(to, 'server') !== partOf(path, 'server'),
      ),
    ).toEqual([])
  })

  it('has SQL in stores, db and seed only', () => {
    const sql = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/
    const offenders = inside('server').filter(
      ({ path, text }) => sql.test(text) && !/store\.ts$/.test(path) && !/^server\/(?:db|seed)\//.test(path),
    )
    expect(offenders.map(({ path }) => path)).toEqual([])
  })

  it('reads the environment where programs start', () => {
    const PROGRAMS = [
      'server/main.ts',
      'server/backup/program.ts',
      'server/db/migrate-program.ts',
      'server/newsletter/bounces-program.ts',
    ]
    const offenders = inside('server').filter(
      ({ path, text }) => text.includes('process.env') && !PROGRAMS.includes(path),
    )
    expect(offenders.map(({ path }) => path)).toEqual([])
  })

  it('keeps React, router and queries out of the service worker and of what it shares', () => {
    const seen = new Set<string>()
    const visit = (path: string) => {
      if (seen.has(path)) return
      seen.add(path)
      for (const to of sources.find((source) => source.path === path)?.loads ?? []) visit(to)
    }
    visit('client/sw/sw.ts')
    expect(seen).toContain('client/platform/outbox/kinds/bid.ts')
    expect([...seen].filter((path) => /^npm:(?:react|@tanstack|@lingui|react-aria)/.test(path))).toEqual([])
    expect([...seen].filter((path) => /^client\/(?:app|routes|features|domain|ui)\//.test(path))).toEqual([])
  })

  it('has no clock, random numbers or network in pure code', () => {
    const impure = /\bDate\.now\(|new Date\(\)|Math\.random\(|\bfetch\(|randomUUID/
    expect(
      inside('shared/rules')
        .filter(({ text }) => impure.test(text))
        .map(({ path }) => path),
    ).toEqual([])
  })

  it('has no barrels and no catch-all files', () => {
    expect(sources.filter(({ text }) => /^export \* from/m.test(text)).map(({ path }) => path)).toEqual([])
    expect(
      sources
        .filter(({ path }) => /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.tsx?$)/.test(path))
        .map(({ path }) => path),
    ).toEqual([])
  })

  it('has no file over 300 lines', () => {
    const isData = (path: string) =>
      path.includes('/seed/') || path.includes('/texts/') || /mails?\.ts$|\.gen\.ts$/.test(path)
    const long = globSync(['*.ts', '{src,e2e}/**/*.{ts,tsx,css}'], { cwd: ROOT }).filter(
      (path) => !isData(path) && readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n').length > 300,
    )
    expect(long).toEqual([])
  })

  it('gives each migration a number of its own', () => {
    const numbers = globSync('server/db/migrations/*.sql', { cwd: SRC }).map((path) =>
      basename(path).slice(0, 3),
    )
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })

  it('has no texts for people in ui', () => {
    expect(offences(inside('client/ui'), (to) => to.startsWith('npm:@lingui'))).toEqual([])
  })
})
