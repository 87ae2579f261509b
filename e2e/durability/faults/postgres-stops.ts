import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { PostgresServer } from '../../../src/server/testing/postgres.ts'
import { createApi } from '../../support/api.ts'
import { postgresEnv } from '../../support/postgres-env.ts'
import { startProgram } from '../../support/program.ts'
import { until } from '../until.ts'
import { check, type Fault } from './fault.ts'
import { startLoad } from './load.ts'

const DOWN_MS = 2000
const STOPS = [
  ['stopped (fast)', 'SIGINT'],
  ['stopped (immediate, as after a crash)', 'SIGQUIT'],
] as const

/** PostgreSQL stops beneath the running server and comes back. */
export const postgresStops = (postgres: PostgresServer): Fault => ({
  name: 'PostgreSQL stops beneath the server, fast and immediately, and comes back',
  skip: postgres.cluster ? null : 'the server at TEST_DATABASE_URL is not ours to stop',
  async try() {
    const dataDir = await mkdtemp(join(tmpdir(), 'jobmost-stops-'))
    const url = await postgres.createDatabase('stops')
    const program = startProgram({ DATA_DIR: dataDir, ...postgresEnv(url) })
    const faults: string[] = []
    try {
      const port = await program.port
      const load = await startLoad(port)
      for (const [how, signal] of STOPS) {
        const before = load.statuses[503] ?? 0
        await postgres.cluster?.halt(signal)
        await wait(DOWN_MS)
        const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
        check(faults, ready.status === 503, `/readyz is ${ready.status} while PostgreSQL is ${how}`)
        check(faults, ready.headers.has('retry-after'), '/readyz has no Retry-After')
        await postgres.cluster?.resume()
        const begin = performance.now()
        await until('a write after the stop', async () => (await load.write()) === 201)
        process.stdout.write(
          `    ${how}: ${(load.statuses[503] ?? 0) - before} times 503, writes again ${Math.round(performance.now() - begin)} ms after PostgreSQL\n`,
        )
        await until('LISTEN', () => isListening(url))
      }
      const mails = async () => (await readdir(join(dataDir, 'mail')).catch(() => [])).length
      const before = await mails()
      await createApi(port).register()
      await until('the mail of a registration', async () => (await mails()) > before)
      faults.push(...(await load.stop()))
    } finally {
      await program.kill()
      await rm(dataDir, { recursive: true, force: true })
    }
    return faults
  },
})

/** Whether a server listens for events in this database. */
export async function isListening(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(
    "select from pg_stat_activity where query ilike 'listen %' and datname = current_database()",
  )
  await client.end()
  return rows.length > 0
}
