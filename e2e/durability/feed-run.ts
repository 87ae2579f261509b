import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../src/server/testing/postgres.ts'
import { MINUTE_MS } from '../../src/shared/durations.ts'
import { postgresEnv } from '../support/postgres-env.ts'
import { BAD, importFeed, ROWS } from './feed.ts'

// npm run test:feed; ENGINE=pglite or postgres runs one database only. First undisturbed, then killed twice.
const WITHIN_MS = MINUTE_MS
const KILLED = [0.2, 0.6]
const print = (line: string) => void process.stdout.write(`${line}\n`)
const seconds = (ms: number) => (ms / 1000).toFixed(1)

const folder = await mkdtemp(join(tmpdir(), 'jobmost-feed-'))
const faults: string[] = []
const postgres = process.env.ENGINE === 'pglite' ? null : await findPostgres(folder)
if (!postgres && process.env.ENGINE !== 'pglite') print('There is no PostgreSQL on this machine: PGlite only')
try {
  if (process.env.ENGINE !== 'postgres') await both('PGlite', async () => ({}))
  if (postgres) await both('PostgreSQL', async (name) => postgresEnv(await postgres.createDatabase(name)))
} finally {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}
print(
  faults.length === 0
    ? `${ROWS - BAD} vacancies, ${BAD} errors by line, nothing lost or doubled`
    : faults.join('\n'),
)
process.exit(faults.length === 0 ? 0 : 1)

async function both(
  engine: string,
  envOf: (database: string) => Promise<Record<string, string>>,
): Promise<void> {
  const calm = await importFeed({ env: await envOf('feed_calm'), killAt: [] })
  print(
    `${engine}: ${ROWS} rows read in ${seconds(calm.readMs)} s, imported in ${seconds(calm.importMs)} s; load ${loadavg()[0]?.toFixed(1)}`,
  )
  if (calm.readMs + calm.importMs > WITHIN_MS) faults.push(`${engine}: slower than ${seconds(WITHIN_MS)} s`)
  const killed = await importFeed({ env: await envOf('feed_killed'), killAt: KILLED })
  print(
    `${engine}: killed twice (serving again after ${killed.startMs.map(seconds).join(' and ')} s), imported in ${seconds(killed.importMs)} s`,
  )
  faults.push(...[...calm.faults, ...killed.faults].map((fault) => `${engine}: ${fault}`))
}
