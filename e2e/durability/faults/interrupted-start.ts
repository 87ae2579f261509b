import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from '../../support/engines.ts'
import { startProgram } from '../../support/program.ts'
import { type Fault, startsAgain } from './fault.ts'

// Parts of the time of a first start, which creates the database, migrates and fills it.
const KILLED_AT = [0.2, 0.4, 0.55, 0.7, 0.85]

/** The first start is killed again and again in the middle; the next one begins where a commit was. */
export const interruptedStart = ({ name, envOf }: Engine): Fault => ({
  name: `migrations and first data are interrupted (${name})`,
  try: () => interrupt(envOf),
})

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
