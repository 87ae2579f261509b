import { expect, it } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import { createTaskErrors } from './task-errors.ts'

it('logs an outage that many queues report at once, then once a minute with a count', () => {
  let now = 0
  const lines: unknown[] = []
  const onError = createTaskErrors(
    (fields, message) => lines.push([message, fields]),
    () => now,
  )
  const poll = () => {
    for (const queue of ['send-mail', 'send-push'])
      onError(new Error(`connect ECONNREFUSED 127.0.0.1:5432 (Queue: ${queue}, Worker: 6f1c)`))
  }
  for (; now <= MINUTE_MS; now += 2 * SECOND_MS) poll()
  expect(lines).toEqual([
    ['connect ECONNREFUSED 127.0.0.1:5432', { times: 1, queue: 'send-mail' }],
    ['connect ECONNREFUSED 127.0.0.1:5432', { times: 60 }],
  ])
  onError(new Error('another fault'))
  expect(lines.at(-1)).toEqual(['another fault', { times: 1 }])
})
