import { loadavg } from 'node:os'
import { MINUTE_MS } from '../../src/shared/durations.ts'
import { type Engine, openEngines } from '../support/engines.ts'
import { BAD, importFeed, ROWS } from './feed.ts'
import { importOnPage } from './feed-page.ts'

// npm run test:feed; ENGINE=pglite or postgres runs one database only. First undisturbed, then killed twice, then killed
// twice while an employer watches the page of imports. PAGE=only runs only the last.
const WITHIN_MS = MINUTE_MS
const KILLED = [0.2, 0.6]
const print = (line: string) => void process.stdout.write(`${line}\n`)
const seconds = (ms: number) => (ms / 1000).toFixed(1)

const faults: string[] = []
const engines = await openEngines()
try {
  for (const engine of engines.all) await all(engine)
} finally {
  await engines.stop()
}
print(
  faults.length === 0
    ? `${ROWS - BAD} vacancies, ${BAD} errors by line, nothing lost or doubled`
    : faults.join('\n'),
)
process.exit(faults.length === 0 ? 0 : 1)

async function all(engine: Engine): Promise<void> {
  if (process.env.PAGE !== 'only') await withoutPage(engine)
  await withPage(engine)
}

async function withPage({ name, envOf }: Engine): Promise<void> {
  const {
    readMs,
    importMs,
    startMs,
    goesOnMs,
    faults: found,
  } = await importOnPage({
    env: await envOf('feed_page'),
    killAt: KILLED,
  })
  print(
    `${name}: in the browser read in ${seconds(readMs)} s, killed twice (ready again after ${startMs.map(seconds).join(' and ')} s, more rows on the page after ${goesOnMs.map(seconds).join(' and ')} s), imported in ${seconds(importMs)} s; load ${loadavg()[0]?.toFixed(1)}`,
  )
  faults.push(...found.map((fault) => `${name}, in the browser: ${fault}`))
}

async function withoutPage({ name, envOf }: Engine): Promise<void> {
  const calm = await importFeed({ env: await envOf('feed_calm'), killAt: [] })
  print(
    `${name}: ${ROWS} rows read in ${seconds(calm.readMs)} s, imported in ${seconds(calm.importMs)} s; load ${loadavg()[0]?.toFixed(1)}`,
  )
  if (calm.readMs + calm.importMs > WITHIN_MS) faults.push(`${name}: slower than ${seconds(WITHIN_MS)} s`)
  const killed = await importFeed({ env: await envOf('feed_killed'), killAt: KILLED })
  print(
    `${name}: killed twice (serving again after ${killed.startMs.map(seconds).join(' and ')} s), imported in ${seconds(killed.importMs)} s`,
  )
  faults.push(...[...calm.faults, ...killed.faults].map((fault) => `${name}: ${fault}`))
}
