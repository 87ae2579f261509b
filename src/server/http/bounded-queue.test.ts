import { expect, it } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'
import { Problem } from './problem.ts'

it('an account that fills its share of a bounded queue leaves room for others, and for its own later work', async () => {
  const queue = createBoundedQueue({ atOnce: 1, maxWaiting: 10, retryS: 5, ofAccount: 2 })
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const own = [queue(() => end, 1), queue(() => end, 1)]
  await expect(queue(() => end, 1)).rejects.toThrow(Problem)
  const other = queue(async () => 'done', 2)
  resolve()
  expect(await other).toBe('done')
  await Promise.all(own)
  expect(await queue(async () => 'again', 1)).toBe('again')
})
