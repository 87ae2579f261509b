import { loadavg } from 'node:os'
import { type Engine, openEngines } from '../support/engines.ts'
import { tryFaults } from './faults/all.ts'
import { killUnderLoad } from './kills.ts'

// npm run test:durability; KILLS and SEED change the run, ENGINE=pglite or postgres runs one database only. KILLS=0 tries
// only the other faults, FAULTS=0 only the kills.
const kills = Number(process.env.KILLS ?? 200)
const seed = Number(process.env.SEED ?? 1)
const SERVING_WITHIN_MS = 3000
const print = (line: string) => void process.stdout.write(`${line}\n`)

const faults: string[] = []
const engines = await openEngines(['synchronous_commit=on'])
try {
  if (process.env.FAULTS !== '0') faults.push(...(await tryFaults(engines, print)))
  const share = Math.ceil(kills / engines.all.length)
  if (kills > 0) for (const engine of engines.all) await kill(engine, share)
} finally {
  await engines.stop()
}
print(
  faults.length === 0
    ? 'nothing acknowledged was lost or doubled, and every fault ended well'
    : faults.join('\n'),
)
process.exit(faults.length === 0 ? 0 : 1)

async function kill({ name, envOf }: Engine, share: number): Promise<void> {
  print(`${name}: ${share} kills, SEED=${seed}, load ${loadOfMachine()}`)
  const env = await envOf('durability')
  const outcome = await killUnderLoad({ kills: share, seed, env, onProgress: print })
  const total = Object.values(outcome.acknowledged).reduce((sum, count) => sum + count, 0)
  const kinds = Object.entries(outcome.acknowledged).map(([kind, count]) => `${count} ${kind}`)
  print(`  ${total} acknowledged: ${kinds.join(', ')}`)
  print(
    `  ${outcome.lost} requests without an answer, ${outcome.replayed} known by their key, ${outcome.duplicates} repeated on purpose`,
  )
  print(`  GET /api/v1/jobs is 200 after ${spread(outcome.startMs)}`)
  print(`  /readyz is 200 after ${spread(outcome.readyMs)}`)
  const ratio = at(outcome.startMs, 0.5) / at(outcome.bareMs, 0.5)
  print(
    `  bare Fastify with the same data after ${spread(outcome.bareMs)}: ${ratio.toFixed(1)} times; load ${loadOfMachine()}`,
  )
  if (at(outcome.startMs, 1) > SERVING_WITHIN_MS)
    faults.push(`${name}: a start took over ${SERVING_WITHIN_MS} ms`)
  faults.push(...outcome.faults.map((fault) => `${name}: ${fault}`))
}

function loadOfMachine(): string {
  return loadavg()[0]?.toFixed(1) ?? ''
}

function at(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0
}

function spread(times: readonly number[]): string {
  return `${at(times, 0.5)} ms (median), ${at(times, 0.95)} (p95), ${at(times, 1)} (most)`
}
