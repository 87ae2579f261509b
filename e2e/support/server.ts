import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { MINUTE_MS } from '../../src/shared/durations.ts'

// The first start writes the demo, which takes a minute on a busy machine.
const READY_WITHIN_MS = 3 * MINUTE_MS
const KEPT_LINES = 200

/** The real server with the built app, on its own data folder. */
export type Server = {
  port: number
  dataDir: string
  /** The last lines of its log. */
  log: readonly string[]
  /** Kills the process (SIGKILL). */
  kill(): Promise<void>
  /** Starts it again on the same port and folder. */
  restart(): Promise<void>
  /** Stops it gracefully and keeps its folder. */
  end(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a server, on a copy of the folder GOLDEN_DATA_DIR if it is set.
 * @param env environment variables (README.md, "Run it") that override those of a small demo
 */
export async function startServer(env: Record<string, string> = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jobmost-e2e-'))
  const golden = process.env.GOLDEN_DATA_DIR
  if (golden) await cp(golden, dataDir, { recursive: true })
  let child: ChildProcess | null = null
  const log: string[] = []
  const keep = (line: string) => {
    log.push(line)
    if (log.length > KEPT_LINES) log.shift()
  }
  const run = async (port: number) => {
    const settings = { DEMO_JOBS: '60', RATE_LIMIT: '0', LOG_LEVEL: 'error', ...env }
    const started = await launch({ DATA_DIR: dataDir, PORT: String(port), ...settings }, keep)
    child = started.child
    return started.port
  }
  const end = async (signal: NodeJS.Signals) => {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }
  const port = await run(0)
  return {
    port,
    dataDir,
    log,
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGKILL')
      await run(port)
    },
    end: () => end('SIGTERM'),
    stop: async () => {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function launch(
  env: Record<string, string>,
  keep: (line: string) => void,
): Promise<{ child: ChildProcess; port: number }> {
  const main = new URL('../../src/server/main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not get ready')), READY_WITHIN_MS)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      keep(line)
      const found = /^ready http:\/\/[^:]+:(\d+)/.exec(line)
      if (!found) return
      clearTimeout(timer)
      resolve(Number(found[1]))
    })
  })
  return { child, port: await ready }
}
