import { expect, it } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

it('pages are rendered one at a time, and other requests are handled in between', async () => {
  const order: string[] = []
  const runSerially = createSerialQueue()
  const page = (name: string) =>
    runSerially(async () => {
      order.push(`${name} begins`)
      setImmediate(() => order.push(`another request during ${name}`))
      await Promise.resolve()
      order.push(`${name} ends`)
    })
  await Promise.all([page('a'), page('b')])
  expect(order).toEqual(['a begins', 'a ends', 'another request during a', 'b begins', 'b ends'])
})
