import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { SECOND_MS } from '#shared/durations.ts'

const TURNS = 4

/** A number of the present commit, for what each commit tests in another way; 1 outside a checkout of git. */
export function commitNumber(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
    return Number.parseInt(hash.slice(0, 7), 16) || 1
  } catch {
    return 1
  }
}

/** When the present commit was made, for reminders that fail in later commits only; 0 outside a checkout of git. */
export function commitTime(): number {
  try {
    return Number(execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' })) * SECOND_MS
  } catch {
    return 0
  }
}

/** Whether a test file is in the quarter that has its turn with this commit. */
export function isTurnOf(file: string, commit: number): boolean {
  const [byte = 0] = createHash('sha256').update(basename(file)).digest()
  return byte % TURNS === commit % TURNS
}
