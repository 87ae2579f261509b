import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from '../../../src/server/testing/postgres.ts'
import { DAY_MS } from '../../../src/shared/durations.ts'
import { holdBytes } from '../http/measure.ts'
import { type Program, start, startProduct, type Usage } from '../http/programs.ts'
import { createRooms, createSeekers } from '../http/seekers.ts'
import { type Load, load } from './load.ts'
import type { Site, Step } from './visit.ts'

// npm run bench:day: visitors as on a day, at ten times the mean rate, on the built product with PostgreSQL; beside it
// plain Fastify under the same load. Then more and more visitors until answers are slow.
const VISITORS_A_DAY = Number(process.env.VISITORS ?? 200_000)
const SECONDS = Number(process.env.SECONDS ?? 300)
const JOBS = process.env.JOBS ?? '10000'
const TIMES = 10
const DAY_SECONDS = DAY_MS / 1000
const GOAL = 3
const STEP_SECONDS = 20
const MORE = 1.5
// Answers above this are slow for a person, whatever the baseline does.
const SLOW_MS = 500

const folder = await mkdtemp(join(tmpdir(), 'jobmost-day-'))
const postgres = await findPostgres(folder)
if (!postgres) throw new Error('bench:day needs the programs of PostgreSQL')
const databaseUrl = await postgres.createDatabase('day')
const programs: Program[] = []
try {
  const product = await startProduct(folder, databaseUrl, JOBS)
  const baseline = await start('./baseline.ts', [folder, JOBS, databaseUrl])
  programs.push(product, baseline)
  await holdBytes(product.url, baseline.url, '/en/jobs', { accept: 'text/html', 'accept-encoding': 'br' })
  const site = await siteOf(product.url)
  const rate = (TIMES * VISITORS_A_DAY) / DAY_SECONDS
  const { data } = await json(`${product.url}/api/v1/realtime`)
  const toProduct = { url: product.url, pathOf: itself, key: data.key as string }
  const toBaseline = { url: baseline.url, pathOf: pathOfBaseline, key: null }
  // Caches and the compiler are warm on a day.
  await load(toProduct, site, rate, 10)
  await load(toBaseline, site, rate, 10)

  await baseline.usage()
  const bare = await load(toBaseline, site, rate, Math.min(SECONDS, 60))
  print(`plain Fastify, ${rate.toFixed(0)} visitors a second`, bare, await baseline.usage())
  const before = await product.usage()
  const full = await load(toProduct, site, rate, SECONDS)
  const after = await product.usage()
  print(`the product, ${rate.toFixed(0)} visitors a second for ${SECONDS} s`, full, after)
  for (const [what, times] of full.ofStep)
    write(
      `    ${what.padEnd(10)} ${String(times.length).padStart(7)}  p50 ${ms(times, 0.5)}  p95 ${ms(times, 0.95)}`,
    )
  const ratio = at(full.times, 0.95) / at(bare.times, 0.95)
  write(`p95 is ${ratio.toFixed(1)} times that of plain Fastify (goal: at most ${GOAL})`)
  write(`memory ${before.memoryMb.toFixed(0)} → ${after.memoryMb.toFixed(0)} MB`)
  process.exitCode = ratio <= GOAL && full.errors.size === 0 ? 0 : 1
  await increase(product, (more) => load(toProduct, site, more, STEP_SECONDS), rate * MORE)
} finally {
  for (const program of programs) program.end()
  // The baseline does not close its connections: wait until its process has ended before the database stops.
  await setTimeout(1000)
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Raises the load until answers are slow or fail, and says what was used up then. */
async function increase(
  product: Program,
  loaded: (rate: number) => Promise<Load>,
  from: number,
): Promise<void> {
  for (let rate = from; ; rate *= MORE) {
    await product.usage()
    const began = performance.now()
    const result = await loaded(rate)
    const usage = await product.usage()
    const perDay = Math.round((rate * DAY_SECONDS) / TIMES / 1000)
    print(`${rate.toFixed(0)} visitors a second (${perDay},000 a day)`, result, usage)
    if (result.errors.size === 0 && at(result.times, 0.95) < SLOW_MS) continue
    const share = usage.cpuMs / (performance.now() - began)
    write(`It bends here. The server's process used ${(100 * share).toFixed(0)} % of one core.`)
    return
  }
}

async function siteOf(url: string): Promise<Site> {
  const jobs: { slug: string; id: number; title: string; city?: { id: number } | null }[] = []
  for (let page = 1; page <= 20; page++)
    jobs.push(...(await json(`${url}/api/v1/jobs?per_page=100&page=${page}`)).data)
  const offers: { id: number }[] = (await json(`${url}/api/v1/offers?per_page=100`)).data
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const seekers = await createSeekers(pool)
    return {
      slugs: jobs.map(({ slug }) => slug),
      ids: jobs.map(({ id }) => id),
      offers: offers.map(({ id }) => id),
      cities: [0, ...new Set(jobs.flatMap(({ city }) => (city ? [city.id] : [])))],
      words: [...new Set(jobs.flatMap(({ title }) => title.match(/\p{L}{4,}/gu) ?? []))],
      seekers,
      rooms: await createRooms(pool, seekers),
    }
  } finally {
    await pool.end()
  }
}

function itself({ method = 'GET', path }: Step) {
  return { method, path }
}

function pathOfBaseline({ baseline }: Step) {
  return baseline && { method: baseline === 'insert' ? 'POST' : 'GET', path: `/${baseline}` }
}

// biome-ignore lint/suspicious/noExplicitAny: any answer of the API
async function json(url: string): Promise<any> {
  return (await fetch(url)).json()
}

function print(what: string, { visitors, requests, errors, times, sockets }: Load, usage: Usage): void {
  const failed = [...errors].map(([error, count]) => `${count} × ${error}`).join(', ')
  write(
    `${what}: ${visitors} visitors, ${requests} requests, ${sockets} sockets · p50 ${ms(times, 0.5)} · p95 ${ms(times, 0.95)} · ` +
      `p99 ${ms(times, 0.99)} · longest step ${usage.longestStepMs.toFixed(0)} ms · ` +
      `${(usage.cpuMs / 1000).toFixed(0)} s of processor · ${usage.memoryMb.toFixed(0)} MB${failed && ` · ERRORS ${failed}`}`,
  )
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function ms(times: readonly number[], share: number): string {
  return `${at(times, share).toFixed(1)} ms`
}

function write(line: string): void {
  process.stdout.write(`${line}\n`)
}
