import { existsSync, mkdirSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { connectEmbedded, connectPostgres, type Database } from '../../../src/server/db/connect.ts'
import { migrate } from '../../../src/server/db/migrate.ts'
import { listJobs } from '../../../src/server/jobs/list-jobs.ts'
import { buildIndex } from '../../../src/server/search/memory/current-index.ts'
import { jobFilters } from '../../../src/server/search/panel/filter-options.ts'
import { findPostgres } from '../../../src/server/testing/postgres.ts'
import { createPool, load } from './load.ts'
import { createQueries } from './queries.ts'

// npm run bench:search: measures the search through the real stores, on ROWS vacancies in PostgreSQL and EMBEDDED_ROWS in
// PGlite. Each kind of query runs for SECONDS. 0 rows skip a database. BENCH_DATABASE_URL names a database to reuse.
const ROWS = Number(process.env.ROWS ?? 1_000_000)
const EMBEDDED_ROWS = Number(process.env.EMBEDDED_ROWS ?? 100_000)
const SECONDS = Number(process.env.SECONDS ?? 8)
const CONNECTIONS = 8
const DEEP_PAGE = 500
const NOW = new Date('2026-11-21T12:00:00Z')
const begun = Date.now()
const now = () => new Date(NOW.getTime() + Date.now() - begun)
const SETTINGS = [
  'shared_buffers=2GB',
  'effective_cache_size=8GB',
  'work_mem=32MB',
  'max_wal_size=8GB',
  'autovacuum=off',
]

const say = (text: string) => process.stdout.write(`${text}\n`)
const anybody = { language: 'de', actor: null } as const

async function prepareRows(database: Database, rows: number): Promise<void> {
  const exists = await sql<{
    there: boolean
  }>`select to_regclass('search_jobs') is not null as there`.execute(database.db)
  const isFull =
    exists.rows[0]?.there &&
    (await sql<{ full: boolean }>`select count(*) >= ${rows} as full from search_jobs`.execute(database.db))
      .rows[0]?.full
  if (isFull) {
    await migrate(database.db)
    return
  }
  const start = Date.now()
  await load(database.db, rows, NOW, (step) =>
    say(`  ${step}: ${((Date.now() - start) / 1000).toFixed(0)} s`),
  )
}

async function fillMemory({ db }: Database): Promise<void> {
  const start = Date.now()
  const before = process.memoryUsage().rss
  await buildIndex(db, 'jobs')
  const megabytes = Math.round((process.memoryUsage().rss - before) / 1e6)
  say(`in memory after ${((Date.now() - start) / 1000).toFixed(0)} s, ${megabytes} MB more`)
}

async function measure(database: Database, rows: number, connections: number): Promise<void> {
  const { db } = database
  const queries = createQueries(createPool(NOW), 11)
  const page = (number: number) => ({ page: number, per_page: 20 })
  const keys = (await sql<{ id: number }>`select min(id) as id from vacancies`.execute(db)).rows[0]?.id ?? 1
  const kinds: [string, () => unknown, (query: never) => Promise<unknown>][] = [
    [
      'row by primary key',
      () => keys + queries.key(rows) - 1,
      (id: number) => db.selectFrom('vacancies').selectAll().where('id', '=', id).execute(),
    ],
    [
      'search',
      queries.search,
      (query) =>
        listJobs(
          db,
          anybody,
          { ...(query as object as ReturnType<typeof queries.search>), ...page(1) },
          now(),
        ),
    ],
    [
      'filtered list',
      queries.filtered,
      (query) =>
        listJobs(
          db,
          anybody,
          { ...(query as object as ReturnType<typeof queries.search>), ...page(1) },
          now(),
        ),
    ],
    [
      'list, page 500',
      queries.deep,
      (query) =>
        listJobs(
          db,
          anybody,
          { ...(query as object as ReturnType<typeof queries.search>), ...page(DEEP_PAGE) },
          now(),
        ),
    ],
    [
      'filter counts',
      queries.counts,
      (query) =>
        jobFilters(db, { ...(query as object as Parameters<typeof jobFilters>[1]), ...page(1) }, 'de', now()),
    ],
  ]
  say(
    `\n${database.engine}, ${rows.toLocaleString('en')} vacancies, ${connections} at once, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} (ms)`,
  )
  say(`${''.padEnd(20)}${['p50', 'p95', 'p99', 'most', 'per s'].map((name) => name.padStart(9)).join('')}`)
  for (const [name, createQuery, run] of kinds) {
    for (let warm = 0; warm < 20; warm++) await run(createQuery() as never)
    const slow: [number, unknown][] = []
    const times: number[] = []
    const end = performance.now() + SECONDS * 1000
    const started = performance.now()
    const worker = async () => {
      while (performance.now() < end) {
        const query = createQuery()
        const start = performance.now()
        // A real request is a new event, and waits for the events before it.
        await setImmediate()
        await run(query as never)
        const took = performance.now() - start
        times.push(took)
        slow.push([took, query])
      }
    }
    await Promise.all(Array.from({ length: connections }, worker))
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    const perSecond = times.length / ((performance.now() - started) / 1000)
    const figures = [at(0.5), at(0.95), at(0.99), at(1)].map((time) => time.toFixed(1).padStart(9))
    say(`${name.padEnd(20)}${figures.join('')}${perSecond.toFixed(0).padStart(9)}`)
    if (process.env.SLOWEST) {
      const most = slow.sort((a, b) => b[0] - a[0]).slice(0, Number(process.env.SLOWEST))
      for (const [took, query] of most) say(`    ${took.toFixed(0)} ms ${JSON.stringify(query)}`)
    }
  }
}

async function onPostgres(): Promise<void> {
  const folder = join(tmpdir(), 'jobmost-bench')
  const given = process.env.BENCH_DATABASE_URL
  if (!given && existsSync(folder))
    throw new Error(`${folder} is there already: remove it or give BENCH_DATABASE_URL`)
  mkdirSync(folder, { recursive: true })
  const server = given ? null : await findPostgres(folder, SETTINGS)
  if (!given && !server) {
    say('no PostgreSQL found on this machine')
    return
  }
  const database = connectPostgres(given ?? (await server?.createDatabase('bench')) ?? '', CONNECTIONS)
  try {
    await prepareRows(database, ROWS)
    await fillMemory(database)
    await measure(database, ROWS, CONNECTIONS)
  } finally {
    await database.close()
    await server?.stop()
  }
}

async function onEmbedded(): Promise<void> {
  const database = await connectEmbedded(null)
  try {
    await prepareRows(database, EMBEDDED_ROWS)
    await fillMemory(database)
    await measure(database, EMBEDDED_ROWS, CONNECTIONS)
  } finally {
    await database.close()
  }
}

say(`search benchmark, ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? ''}`)
if (ROWS) await onPostgres()
if (EMBEDDED_ROWS) await onEmbedded()
