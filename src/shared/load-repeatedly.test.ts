import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadRepeatedly } from './load-repeatedly.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Fails so often, then works. */
const loadAfter = (failures: number) => {
  const load = vi.fn(() => Promise.resolve('loaded'))
  for (let number = 1; number <= failures; number++)
    load.mockRejectedValueOnce(new Error(`failure ${number}`))
  return load
}

it('loads at the third attempt what failed twice, each time after a longer pause', async () => {
  const load = loadAfter(2)
  const loaded = loadRepeatedly(load)
  await vi.advanceTimersByTimeAsync(299)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1999)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('loaded')
})

it('fails with the last error after three attempts', async () => {
  const load = loadAfter(3)
  const failed = expect(loadRepeatedly(load)).rejects.toThrow('failure 3')
  await vi.runAllTimersAsync()
  await failed
  expect(load).toHaveBeenCalledTimes(3)
})
