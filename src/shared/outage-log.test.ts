import { expect, it } from 'vitest'
import { SECOND_MS } from './durations.ts'
import { createOutageLog } from './outage-log.ts'

it('logs each of several reasons at once, then once a minute with the number of times', () => {
  let now = 0
  const lines: [number, string][] = []
  const log = createOutageLog<void>(
    (times, text) => lines.push([times, text]),
    () => now,
  )
  for (const second of [0, 30, 65]) {
    now = second * SECOND_MS
    log('the database is away')
    // This reason is due as well when the other one is logged again, which must not make it forget its number.
    now += SECOND_MS
    log('starting')
  }
  expect(lines).toEqual([
    [1, 'the database is away'],
    [1, 'starting'],
    [2, 'the database is away'],
    [2, 'starting'],
  ])
})
