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
    const bare = await baselineOf(one, product, baseline)
    print(one.what, figures, step, { name: one.baseline, ...bare })
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
  if (kind === 'insert') return measure(`${baseline.url}/insert`, { method: 'POST' })
  return measureBytes(product.url, baseline.url, paths?.[0] ?? '/', headers ?? {})
}

function print(what: string, figures: Figures, step: number, bare: Figures & { name: Baseline }): void {
  const { perSecond, errors } = figures
  const ratio = `${((100 * perSecond) / bare.perSecond).toFixed(0).padStart(4)} % of ${bare.name} (${bare.perSecond.toFixed(0)}/s)`
  const times = `p50 · p95 · p99 ${timesOf(figures)} ms, the baseline's ${timesOf(bare)} · longest step ${step.toFixed(0)} ms`
  const failed = errors ? ` · ${errors} ERRORS` : ''
  process.stdout.write(
    `${what.padEnd(38)} ${perSecond.toFixed(0).padStart(6)}/s ${ratio.padEnd(27)} ${times}${failed}\n`,
  )
}

function timesOf({ p50, p95, p99 }: Figures): string {
  return [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' · ')
}
