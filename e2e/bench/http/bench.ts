import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from '../../../src/server/testing/postgres.ts'
import type { Baseline, Case } from './case.ts'
import { casesOf } from './cases.ts'
import { type Figures, measure, measureBytes } from './measure.ts'
import { type Program, start, startProduct } from './programs.ts'

// npm run bench:http [part of a case's name]: measures the built product on PostgreSQL, with ENGINE=pglite on the embedded
// database (reading only). The baseline is plain Fastify on the same database, measured after each case: what else the
// machine does changes with time. JOBS, SECONDS, CONNECTIONS and PROFILE change the run.
const JOBS = process.env.JOBS ?? '10000'
const isEmbedded = process.env.ENGINE === 'pglite'
// Longer than pg-boss's poll of its queues (2 s), between which the product is idle with tasks that wait.
const POLL_MS = 3000
const IDLE_SHARE = 0.1
const MAX_DRAIN_MS = 120_000
const [only = ''] = process.argv.slice(2)

const folder = await mkdtemp(join(tmpdir(), 'jobmost-bench-'))
const postgres = isEmbedded ? null : await findPostgres(folder)
if (!postgres && !isEmbedded) throw new Error('bench:http needs the programs of PostgreSQL, or ENGINE=pglite')
const databaseUrl = (await postgres?.createDatabase('bench')) ?? null
const programs: Program[] = []
try {
  const product = await startProduct(folder, databaseUrl, JOBS)
  const baseline = await start('./baseline.ts', [folder, JOBS, ...(databaseUrl ? [databaseUrl] : [])])
  programs.push(product, baseline)
  const cases = await casesOf(product.url, databaseUrl)
  await product.longestStepMs()
  for (const one of cases.filter(({ what }) => what.includes(only))) {
    const figures = await measure(product.url, one, one.next && analyze)
    const step = await product.longestStepMs()
    await baseline.longestStepMs()
    const bare = await baselineOf(one, product, baseline)
    const bareStep = await baseline.longestStepMs()
    print(one.what, { ...figures, step }, { ...bare, step: bareStep, name: one.baseline })
  }
} finally {
  for (const program of programs) program.end()
  // The baseline does not close its connections: wait until its process has ended before the database stops.
  await setTimeout(1000)
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}

/**
 * Has PostgreSQL plan anew, as its autovacuum does within a minute: statements that were planned when their tables were empty
 * read the whole tables.
 */
async function analyze(): Promise<void> {
  const client = new pg.Client(databaseUrl ?? '')
  await client.connect()
  await client.query('analyze')
  await client.end()
}

async function baselineOf(
  { baseline: kind, paths, headers }: Case,
  product: Program,
  baseline: Program,
): Promise<Figures> {
  if (kind === 'row') return measure(`${baseline.url}/row`)
  await untilIdle(product)
  if (kind === 'insert') return measure(`${baseline.url}/insert`, { method: 'POST' })
  return measureBytes(product.url, baseline.url, paths?.[0] ?? '/', headers ?? {})
}

/** Waits until the tasks that the measured writes have added are done: they would slow down the baseline. */
async function untilIdle(product: Program): Promise<void> {
  const deadline = Date.now() + MAX_DRAIN_MS
  await product.usage()
  do await setTimeout(POLL_MS)
  while ((await product.usage()).cpuMs > POLL_MS * IDLE_SHARE && Date.now() < deadline)
}

type Measured = Figures & { /** The longest delay of the event loop in ms. */ step: number }

function print(what: string, figures: Measured, bare: Measured & { name: Baseline }): void {
  const { perSecond, errors } = figures
  const ratio = `${((100 * perSecond) / bare.perSecond).toFixed(0).padStart(4)} % of ${bare.name} (${bare.perSecond.toFixed(0)}/s)`
  const times = `p50 · p95 · p99 ${timesOf(figures)} ms, the baseline's ${timesOf(bare)} · longest step ${figures.step.toFixed(0)} ms, the baseline's ${bare.step.toFixed(0)}`
  const failed = errors ? ` · ${errors} ERRORS` : ''
  process.stdout.write(
    `${what.padEnd(38)} ${perSecond.toFixed(0).padStart(6)}/s ${ratio.padEnd(27)} ${times}${failed}\n`,
  )
}

function timesOf({ p50, p95, p99 }: Figures): string {
  return [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' · ')
}
