import { startProgram } from '../../support/program.ts'

/** A fault's result: empty when all was well, else what was not; `skip` names why it cannot be tried. */
export type Fault = { name: string; try(): Promise<string[]>; skip?: string | null }

export const check = (faults: string[], isWell: boolean, text: string): void => {
  if (!isWell) faults.push(text)
}

/** What is wrong about a refusal to start: it ends with 1 and says `words` in one line, without a stack. */
export async function findRefusal(env: Record<string, string>, words: RegExp): Promise<string[]> {
  const program = startProgram(env)
  const outcome = await program.port.then(
    () => 'started',
    async () => `ended with ${await program.ended}`,
  )
  await program.kill()
  const text = program.lines.join('\n')
  const faults: string[] = []
  check(faults, outcome === 'ended with 1', `it ${outcome}`)
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
