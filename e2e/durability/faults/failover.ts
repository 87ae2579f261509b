import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, findPostgres, type PostgresServer } from '../../../src/server/testing/postgres.ts'
import { postgresEnv } from '../../support/postgres-env.ts'
import { startProgram } from '../../support/program.ts'
import { until } from '../until.ts'
import { check, type Fault } from './fault.ts'
import { startLoad } from './load.ts'
import { isListening } from './postgres-stops.ts'
import { openSwitchboard } from './switchboard.ts'

const READ_ONLY_MS = 1500

/** The primary crashes. Its address leads to a synchronous standby, which is promoted a moment later. */
export const failover = (postgres: PostgresServer): Fault => ({
  name: 'PostgreSQL fails over to a standby, which is read-only at first',
  skip: postgres.cluster ? null : 'the server at TEST_DATABASE_URL is not ours to stop',
  async try() {
    const folder = async () => mkdtemp(join(tmpdir(), 'jobmost-failover-'))
    const [ofPrimary, ofStandby, dataDir] = [await folder(), await folder(), await folder()]
    const own = await findPostgres(ofPrimary, ['synchronous_commit=on'])
    const primary = own?.cluster
    if (!own || !primary) throw new Error('There is no cluster')
    const url = new URL(await own.createDatabase('failover'))
    const standby = await primary.copy(ofStandby)
    await run(primary, "alter system set synchronous_standby_names = '*'")
    await run(primary, 'select pg_reload_conf()')
    const switchboard = await openSwitchboard(primary.port)
    url.port = String(switchboard.port)
    const program = startProgram({ DATA_DIR: dataDir, ...postgresEnv(url.href) })
    const faults: string[] = []
    try {
      const load = await startLoad(await program.port)
      await until('a write', async () => (await load.write()) === 201)
      await primary.halt('SIGQUIT')
      switchboard.leadTo(standby.port)
      await wait(READ_ONLY_MS)
      const before = await load.write()
      check(faults, before === 503, `a write on the read-only standby is answered with ${before}`)
      await run(standby, 'alter system reset synchronous_standby_names')
      await run(standby, 'select pg_promote()')
      const begin = performance.now()
      await until('a write on the new primary', async () => (await load.write()) === 201)
      const took = Math.round(performance.now() - begin)
      process.stdout.write(`    statuses ${JSON.stringify(load.statuses)}, writes again after ${took} ms\n`)
      await until('LISTEN', () => isListening(url.href))
      faults.push(...(await load.stop()))
    } finally {
      await program.kill()
      switchboard.close()
      for (const cluster of [primary, standby]) await cluster.halt('SIGINT')
      for (const made of [ofPrimary, ofStandby, dataDir]) await rm(made, { recursive: true, force: true })
    }
    return faults
  },
})

async function run(cluster: Cluster, statement: string): Promise<void> {
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${cluster.port}/postgres`)
  await client.connect()
  await client.query(statement)
  await client.end()
}
