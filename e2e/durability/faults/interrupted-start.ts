import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresServer } from '../../../src/server/testing/postgres.ts'
import { postgresEnv } from '../../support/postgres-env.ts'
import { type Fault, startProgram, startsAgain } from './program.ts'

// Parts of the time of a first start, which creates the database, migrates and fills it.
const KILLED_AT = [0.2, 0.4, 0.55, 0.7, 0.85]

/** The first start is killed again and again in the middle; the next one begins where a commit was. */
export function interruptedStarts(postgres: PostgresServer | null): Fault[] {
  const onPostgres = async (name: string) => postgresEnv((await postgres?.createDatabase(name)) ?? '')
  return [
    { name: 'migrations and first data are interrupted (PGlite)', try: () => interrupt(async () => ({})) },
    {
      name: 'migrations and first data are interrupted (PostgreSQL)',
      skip: postgres ? null : 'there is no PostgreSQL',
      try: () => interrupt(onPostgres),
    },
  ]
}

async function interrupt(envOf: (name: string) => Promise<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'jobmost-interrupted-'))
  try {
    const begin = performance.now()
    const whole = startProgram({ DATA_DIR: join(folder, 'whole'), ...(await envOf('whole')) })
    await whole.port
    await whole.kill()
    const lasts = performance.now() - begin
    const env = { DATA_DIR: join(folder, 'killed'), ...(await envOf('killed')) }
    for (const part of KILLED_AT) {
      const program = startProgram(env)
      await Promise.race([wait(part * lasts), program.port])
      await program.kill()
    }
    return await startsAgain(env)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
