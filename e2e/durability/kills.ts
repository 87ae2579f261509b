import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '../../src/server/seed/demo/invent/random.ts'
import { startServer } from '../support/server.ts'
import { measureBareStart, untilAnswered } from './bare-start.ts'
import { createWriters } from './writers.ts'

const LONGEST_LIFE_MS = 1500
const BARE_EVERY = 10

export type Outcome = {
  acknowledged: Record<string, number>
  /** Repeats that were sent on purpose, requests without an answer, and answers known by their key. */
  duplicates: number
  lost: number
  replayed: number
  /** Milliseconds from the start of the process until `GET /api/v1/jobs` is answered with 200, one for each kill. */
  startMs: number[]
  /** The same until `/readyz`. */
  readyMs: number[]
  /** The same of a bare program with the same data, after every tenth kill. */
  bareMs: number[]
  faults: string[]
}

/** Kills a server `kills` times at random moments while six writers write, and compares the database at the end. */
export async function killUnderLoad({
  kills,
  seed,
  env = {},
  onProgress = () => undefined,
}: {
  kills: number
  seed: number
  env?: Record<string, string>
  onProgress?: (line: string) => void
}): Promise<Outcome> {
  const random = createRandom(seed)
  const server = await startServer({ DEMO_JOBS: '600', ...env })
  try {
    const { all, tally } = await createWriters(server.port)
    let isOver = false
    const faults: string[] = []
    const writing = all.map(async (writer) => {
      while (!isOver) await writer.write()
    })
    // A refused write ends its writer: the run goes on, and reports it.
    const written = Promise.allSettled(writing)
    const [startMs, readyMs, bareMs] = [[] as number[], [] as number[], [] as number[]]
    for (let kill = 1; kill <= kills; kill++) {
      await wait(random.between(0, LONGEST_LIFE_MS))
      await server.kill()
      if (kill % BARE_EVERY === 1) bareMs.push(await measureBareStart(server.dataDir, env))
      const begin = performance.now()
      const base = `http://127.0.0.1:${server.port}`
      const asked = [untilAnswered(`${base}/api/v1/jobs`, begin), untilAnswered(`${base}/readyz`, begin)]
      await server.restart()
      const [jobs = 0, ready = 0] = await Promise.all(asked)
      startMs.push(jobs)
      readyMs.push(ready)
      const count = all.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
      onProgress(`kill ${kill} of ${kills}: serving after ${startMs.at(-1)} ms, ${count} acknowledged`)
    }
    isOver = true
    for (const result of await written) if (result.status === 'rejected') faults.push(String(result.reason))
    for (const writer of all) faults.push(...(await writer.findFaults()))
    return {
      acknowledged: Object.fromEntries(all.map(({ name, acknowledged }) => [name, acknowledged])),
      duplicates: tally.duplicates,
      lost: tally.lost,
      replayed: tally.replayed,
      startMs,
      readyMs,
      bareMs,
      faults,
    }
  } finally {
    await server.stop()
  }
}
