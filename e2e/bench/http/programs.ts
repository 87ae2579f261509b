import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Program = { url: string; pid: number; longestStepMs: () => Promise<number>; end: () => void }

/**
 * Starts a program in its own process and waits until it prints `ready URL`. PROFILE=folder writes CPU profiles there.
 * @returns its URL, and a function that returns the longest event loop delay since its last call
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
    [...profiled, '--import', path('./loop-delay.ts'), path(file), ...args],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
  const program = {
    pid: child.pid ?? 0,
    longestStepMs: () => askLongestStep(child),
    end: () => void child.kill('SIGTERM'),
  }
  if (!child.stdout) throw new Error('the program has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^ready (http:\S+)$/.exec(line) ?? []
    if (url) return { url, ...program }
  }
  throw new Error(`${file} ended before it was ready`)
}

async function askLongestStep(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('loop-delay')
  const [{ longestStepMs }] = (await answer) as [{ longestStepMs: number }]
  return longestStepMs
}
