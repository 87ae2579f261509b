import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createVapidKey } from '../../../src/server/push/vapid.ts'
import { builtServer } from '../../support/build.ts'
import { JWT_SECRET } from './seekers.ts'

/** What a program used since the last question: the longest event loop delay, processor time; and its memory now. */
export type Usage = { longestStepMs: number; cpuMs: number; memoryMb: number }
export type Program = {
  url: string
  pid: number
  usage: () => Promise<Usage>
  longestStepMs: () => Promise<number>
  end: () => void
}

/**
 * Starts the built server with demo data, without request limits.
 * @param databaseUrl a PostgreSQL database; null for the embedded one
 */
export const startProduct = (folder: string, databaseUrl: string | null, jobs: string): Promise<Program> =>
  start(builtServer(), [], {
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO: '1',
    DEMO_JOBS: jobs,
    JWT_SECRET,
    VAPID_PRIVATE_KEY: createVapidKey(),
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    PUSHER_APP_ID: '1',
    PUSHER_APP_KEY: 'key',
    PUSHER_APP_SECRET: 'secret',
  })

/**
 * Starts a program in its own process and waits until it prints `ready URL`. PROFILE=folder writes CPU profiles there.
 * @returns its URL, and what it uses
 */
export async function start(
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Program> {
  const { PROFILE } = process.env
  const path = (name: string) => new URL(name, import.meta.url).pathname
  const profiled = PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : []
  const child = spawn(
    process.execPath,
    [...profiled, '--import', path('./report-usage.ts'), path(file), ...args],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
  const program = {
    pid: child.pid ?? 0,
    usage: () => askUsage(child),
    longestStepMs: async () => (await askUsage(child)).longestStepMs,
    end: () => void child.kill('SIGTERM'),
  }
  if (!child.stdout) throw new Error('the program has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^ready (http:\S+)$/.exec(line) ?? []
    if (url) return { url, ...program }
  }
  throw new Error(`${file} ended before it was ready`)
}

async function askUsage(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message')
  child.send('usage')
  const [usage] = (await answer) as [Usage]
  return usage
}
