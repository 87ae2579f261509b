import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { MINUTE_MS } from '../../src/shared/durations.ts'
import { builtServer } from './build.ts'

// The first start writes the demo, which takes a minute on a busy machine.
const READY_WITHIN_MS = 3 * MINUTE_MS
const KEPT_LINES = 200

/** The server as a process, which may also refuse to start. */
export type Program = {
  /** The port, once it is ready. @throws with its output when it ends before */
  port: Promise<number>
  /** The last lines that it has printed. */
  lines: readonly string[]
  /** Its exit code; null after a signal. */
  ended: Promise<number | null>
  /** Sends a signal and waits for the end. */
  kill(signal?: NodeJS.Signals): Promise<void>
}

/**
 * Starts the server without request limits.
 * @param env environment variables (README.md, "Run it") that override those of a small demo
 * @param preload a module that runs before it
 * @param showErrors prints what it writes to stderr
 */
export function startProgram(
  env: Record<string, string>,
  { preload, showErrors = false }: { preload?: URL; showErrors?: boolean } = {},
): Program {
  const settings = { DEMO_JOBS: '60', RATE_LIMIT: '0', LOG_LEVEL: 'error', PORT: '0', ...env }
  const child = spawn(process.execPath, [...(preload ? ['--import', preload.href] : []), builtServer()], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  void ended.then(() => process.off('exit', endWithUs))
  if (showErrors) child.stderr.pipe(process.stderr, { end: false })
  const lines: string[] = []
  const port = readPort(child, lines, ended)
  port.catch(() => undefined)
  return {
    port,
    lines,
    ended,
    async kill(signal = 'SIGKILL') {
      child.kill(signal)
      await ended
    },
  }
}

function readPort(child: ChildProcess, lines: string[], ended: Promise<number | null>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const timer = setTimeout(() => reject(new Error('The server did not get ready')), READY_WITHIN_MS)
  const read = (line: string) => {
    lines.push(line)
    if (lines.length > KEPT_LINES) lines.shift()
    const [, port] = /^ready http:\/\/[^:]+:(\d+)$/.exec(line) ?? []
    if (!port) return
    clearTimeout(timer)
    resolve(Number(port))
  }
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', read)
  void ended.then((code) => {
    clearTimeout(timer)
    reject(new Error(`The server ended with ${code}: ${lines.join('\n')}`))
  })
  return promise
}
