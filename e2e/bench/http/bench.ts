import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findPostgres } from '../../../src/server/testing/postgres.ts'
import type { Baseline, Case } from './case.ts'
import { casesOf } from './cases.ts'
import { type Figures, measure, measureBytes } from './measure.ts'
import { type Program, start, startProduct } from './programs.ts'

// npm run bench:http [part of a case's name]: measures the built product on PostgreSQL. The baseline is plain Fastify.
// JOBS, SECONDS, CONNECTIONS and PROFILE change the run.
const JOBS = process.env.JOBS ?? '10000'
const [only = ''] = process.argv.slice(2)

const folder = await mkdtemp(join(tmpdir(), 'jobmost-bench-'))
const postgres = await findPostgres(folder)
if (!postgres) throw new Error('bench:http needs the programs of PostgreSQL')
const databaseUrl = await postgres.createDatabase('bench')
const programs: Program[] = []
try {
  const product = await startProduct(folder, databaseUrl, JOBS)
  const baseline = await start('./baseline.ts', [databaseUrl])
  programs.push(product, baseline)
  const baselines = {
    row: await measure(`${baseline.url}/row`),
    insert: await measure(`${baseline.url}/insert`, { method: 'POST' }),
  }
  print('baseline: row by key', baselines.row, await baseline.longestStepMs())
  print('baseline: insert', baselines.insert, await baseline.longestStepMs())
  const cases = await casesOf(product.url, databaseUrl)
  await product.longestStepMs()
  for (const one of cases.filter(({ what }) => what.includes(only))) {
    const figures = await measure(product.url, one)
    const step = await product.longestStepMs()
    const beside = await baselineOf(one, product, baseline, baselines)
    print(one.what, figures, step, { name: one.baseline, perSecond: beside.perSecond })
  }
} finally {
  for (const program of programs) program.end()
  // The baseline does not close its connections: wait until its process has ended before the database stops.
  await setTimeout(1000)
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function baselineOf(
  { baseline: kind, paths, headers }: Case,
  product: Program,
  baseline: Program,
  baselines: Record<'row' | 'insert', Figures>,
): Promise<Figures> {
  if (kind !== 'bytes') return baselines[kind]
  return measureBytes(product.url, baseline.url, paths?.[0] ?? '/', headers ?? {})
}

function print(
  what: string,
  { perSecond, p50, p95, p99, errors }: Figures,
  step: number,
  baseline?: { name: Baseline; perSecond: number },
): void {
  const ratio = baseline
    ? `${((100 * perSecond) / baseline.perSecond).toFixed(0).padStart(4)} % of ${baseline.name}`
    : ''
  const times = `p50 ${p50} · p97.5 ${p95} · p99 ${p99} ms · longest step ${step.toFixed(0)} ms`
  process.stdout.write(
    `${what.padEnd(38)} ${perSecond.toFixed(0).padStart(6)}/s ${ratio.padEnd(18)} ${times}${errors ? ` · ${errors} ERRORS` : ''}\n`,
  )
}
