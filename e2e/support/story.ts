import { until } from '../durability/until.ts'
import type { Api } from './api.ts'

/** What a job seeker writes and reads in the stories of other browsers than Chromium. */
export const TEXTS = {
  bid: 'I do not sleep at night anyway.',
  offline: 'You are offline',
  waiting: 'Waiting for connection',
  allSent: 'Nothing waiting to be sent',
}

/** Prints a line of the report. */
export const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Plays a step of a story and prints how long it took. */
export async function step(name: string, act: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await act()
  print(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}

/** Waits until the employer has the bid of `TEXTS`. @throws when it is missing, changed or doubled */
export async function bidArrivedOnce(api: Api, jobId: number): Promise<void> {
  await until('the bid has arrived', async () => (await api.bidsFor(jobId)).length > 0)
  const texts = (await api.bidsFor(jobId)).map(({ text }) => text)
  if (texts.join() !== TEXTS.bid) throw new Error(`the employer has: ${texts.join(' | ')}`)
}
