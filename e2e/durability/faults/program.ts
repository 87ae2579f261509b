import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '../../../src/shared/durations.ts'

const MAIN = new URL('../../../src/server/main.ts', import.meta.url).pathname
const ASK_AGAIN_MS = 100

/** The server as a process that may also refuse to start. */
export type Program = {
  pid: number
  /** The port, once it serves. @throws with its output when it ends before */
  port: Promise<number>
  /** Everything that it has printed. */
  output(): string
  /** Its exit code; null after a signal. */
  ended: Promise<number | null>
  kill(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the server with these environment variables; `wrapper` is a program that runs it. */
export function startProgram(env: Record<string, string>, wrapper: string[] = []): Program {
  const [command = process.execPath, ...args] = [...wrapper, process.execPath, MAIN]
  const settings = { DEMO_JOBS: '20', RATE_LIMIT: '0', LOG_LEVEL: 'error', PORT: '0', ...env }
  const child = spawn(command, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('close', () => process.off('exit', endWithUs))
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const port = new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const ready = /^ready http:\/\/[^:]+:(\d+)$/m.exec(output)
      if (ready) resolve(Number(ready[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
  port.catch(() => undefined)
  return {
    pid: child.pid ?? 0,
    port,
    output: () => output,
    ended,
    async kill(signal = 'SIGKILL') {
      child.kill(signal)
      await ended
    },
  }
}

/** Waits until `condition` gives something true. @throws after a minute */
export async function until<T>(what: string, condition: () => Promise<T> | T): Promise<NonNullable<T>> {
  for (const end = performance.now() + MINUTE_MS; performance.now() < end; await wait(ASK_AGAIN_MS)) {
    const found = await condition()
    if (found) return found
  }
  throw new Error(`${what}: not within a minute`)
}

/** A fault's result: null when all was well, else what was not; `skip` names why it could not be tried. */
export type Fault = { name: string; try(): Promise<string[]>; skip?: string | null }

export const check = (faults: string[], isWell: boolean, text: string): void => {
  if (!isWell) faults.push(text)
}

/** What is wrong about a refusal to start: it ends with 1 and says `words` in one line, without a stack. */
export async function findRefusal(env: Record<string, string>, words: RegExp): Promise<string[]> {
  const program = startProgram(env)
  const code = await Promise.race([program.ended, program.port.catch(() => program.ended)])
  const text = program.output()
  await program.kill()
  const faults: string[] = []
  check(faults, code === 1, `it ended with ${code}, or started`)
  check(faults, words.test(text), `it does not say ${words}: ${text}`)
  check(faults, !/^\s+at /m.test(text), `it prints a stack: ${text}`)
  return faults
}

/** What is wrong about a start when the fault is over. */
export async function startsAgain(env: Record<string, string>): Promise<string[]> {
  const program = startProgram(env)
  try {
    const answer = await fetch(`http://127.0.0.1:${await program.port}/api/v1/jobs`)
    return answer.status === 200 ? [] : [`after the fault GET /jobs is ${answer.status}`]
  } finally {
    await program.kill()
  }
}
