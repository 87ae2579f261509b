import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../src/server/testing/postgres.ts'
import { postgresEnv } from '../support/postgres-env.ts'
import { torture } from './torture.ts'

// npm run test:torture; MESSAGES, KILLS and SEED change the run, ENGINE=postgres the database.
const plan = {
  messages: Number(process.env.MESSAGES ?? 2000),
  kills: Number(process.env.KILLS ?? 20),
  seed: Number(process.env.SEED ?? 1),
}
const print = (line: string) => void process.stdout.write(`${line}\n`)

const folder = await mkdtemp(join(tmpdir(), 'jobmost-torture-'))
const postgres = process.env.ENGINE === 'postgres' ? await findPostgres(folder) : null
if (process.env.ENGINE === 'postgres' && !postgres) throw new Error('There is no PostgreSQL on this machine')
const env = postgres ? postgresEnv(await postgres.createDatabase('torture')) : {}

const start = performance.now()
const engine = postgres ? 'PostgreSQL' : 'PGlite'
print(`2 people × 3 tabs, ${plan.messages} messages, ${plan.kills} kills, seed ${plan.seed}, on ${engine}`)
const { acknowledged, kills, cuts, settledMs, tally, faults } = await torture({
  ...plan,
  env,
  onProgress: print,
})
const rows: [string, number][] = [
  ['messages acknowledged', acknowledged],
  ['  made (201)', tally.made],
  ['  known again by client_id (200)', tally.known],
  ['  replayed by Idempotency-Key', tally.replayed],
  ['duplicates sent on purpose', tally.duplicates],
  ['server killed and restarted', kills],
  ['connections cut', cuts],
  ['requests without an answer', tally.lost],
  ['answers "later" (409, 429, 5xx)', tally.later],
  ['sockets connected', tally.connected],
  ['catch-ups by after=seq', tally.catchUps],
  ['events received', tally.events],
  ['  of them known already', tally.knownEvents],
  ['ms until every client had everything', settledMs],
  ['seconds in all', Math.round((performance.now() - start) / 1000)],
]
for (const [name, count] of rows) print(`${name.padEnd(40)}${String(count).padStart(8)}`)
await postgres?.stop()
await rm(folder, { recursive: true, force: true })
print(faults.length === 0 ? 'every message once and in one order on all 6 clients' : faults.join('\n'))
process.exit(faults.length === 0 ? 0 : 1)
