import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../src/server/testing/postgres.ts'
import { postgresEnv } from '../support/postgres-env.ts'
import { tryFaults } from './faults/all.ts'
import { killUnderLoad } from './kills.ts'

// npm run test:durability; KILLS and SEED change the run, ENGINE=pglite or postgres runs one database only. KILLS=0 tries
// only the other faults, FAULTS=0 only the kills.
const kills = Number(process.env.KILLS ?? 200)
const seed = Number(process.env.SEED ?? 1)
const SERVING_WITHIN_MS = 3000
const print = (line: string) => void process.stdout.write(`${line}\n`)

const folder = await mkdtemp(join(tmpdir(), 'jobmost-durability-'))
const faults: string[] = []
const postgres =
  process.env.ENGINE === 'pglite' ? null : await findPostgres(folder, ['synchronous_commit=on'])
if (process.env.ENGINE === 'postgres' && !postgres) throw new Error('There is no PostgreSQL on this machine')
if (!postgres && process.env.ENGINE !== 'pglite') print('There is no PostgreSQL on this machine: PGlite only')
const engines = [
  ...(process.env.ENGINE === 'postgres' ? [] : [{ name: 'PGlite', env: {} }]),
  ...(postgres
    ? [{ name: 'PostgreSQL', env: postgresEnv(await postgres.createDatabase('durability')) }]
    : []),
]
if (process.env.FAULTS !== '0') faults.push(...(await tryFaults(postgres, print)))
if (kills > 0) for (const { name, env } of engines) await kill(name, env)
await postgres?.stop()
await rm(folder, { recursive: true, force: true })
print(
  faults.length === 0
    ? 'nothing acknowledged was lost or doubled, and every fault ended well'
    : faults.join('\n'),
)
process.exit(faults.length === 0 ? 0 : 1)

async function kill(engine: string, env: Record<string, string>): Promise<void> {
  const share = Math.ceil(kills / engines.length)
  print(`${engine}: ${share} kills, SEED=${seed}, load ${loadavg()[0]?.toFixed(1)}`)
  const outcome = await killUnderLoad({ kills: share, seed, env, onProgress: print })
  const total = Object.values(outcome.acknowledged).reduce((sum, count) => sum + count, 0)
  const sorted = outcome.startMs.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  const kinds = Object.entries(outcome.acknowledged).map(([name, count]) => `${count} ${name}`)
  print(`  ${total} acknowledged: ${kinds.join(', ')}`)
  print(
    `  ${outcome.lost} requests without an answer, ${outcome.replayed} known by their key, ${outcome.duplicates} repeated on purpose`,
  )
  print(
    `  serving again after ${at(0.5)} ms (median), ${at(0.95)} (p95), ${at(1)} (most); load ${loadavg()[0]?.toFixed(1)}`,
  )
  if (at(1) > SERVING_WITHIN_MS) faults.push(`${engine}: a start took over ${SERVING_WITHIN_MS} ms`)
  faults.push(...outcome.faults.map((fault) => `${engine}: ${fault}`))
}
