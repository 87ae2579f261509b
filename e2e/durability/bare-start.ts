import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '../../src/shared/durations.ts'

// More questions would slow the start down that they measure.
const ASK_AGAIN_MS = 25

/** Milliseconds until `url` is answered with 200, from `begin`. @throws after a minute */
export async function untilAnswered(url: string, begin: number): Promise<number> {
  while (performance.now() - begin < MINUTE_MS) {
    const answer = await fetch(url).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.status === 200) return Math.round(performance.now() - begin)
    await wait(ASK_AGAIN_MS)
  }
  throw new Error(`${url} is not answered within a minute`)
}

/**
 * Milliseconds that a bare program needs from its start to its first answer: Fastify and the same database. The embedded one
 * is a copy of what a killed server left behind.
 */
export async function measureBareStart(dataDir: string, env: Record<string, string>): Promise<number> {
  const copy = await mkdtemp(join(tmpdir(), 'jobmost-bare-'))
  if (!env.DATABASE_URL) await cp(join(dataDir, 'db'), join(copy, 'db'), { recursive: true })
  const begin = performance.now()
  const child = spawn(process.execPath, [new URL('./bare-program.ts', import.meta.url).pathname], {
    env: { ...process.env, ...env, DATA_DIR: copy },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    for await (const line of createInterface({ input: child.stdout }))
      if (line.startsWith('ready ')) return await untilAnswered(line.slice('ready '.length), begin)
    throw new Error('The bare program has ended')
  } finally {
    child.kill('SIGKILL')
    await ended
    await rm(copy, { recursive: true, force: true })
  }
}
