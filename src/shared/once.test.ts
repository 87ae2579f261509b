import { expect, it, vi } from 'vitest'
import { once } from './once.ts'

it('runs at the first call only, and returns its result each time, undefined included', () => {
  const act = vi.fn(() => undefined)
  const start = once(act)
  expect([start(), start()]).toEqual([undefined, undefined])
  expect(act).toHaveBeenCalledTimes(1)
})

it('runs again when the first call threw', () => {
  const open = once(
    vi
      .fn(() => 'open')
      .mockImplementationOnce(() => {
        throw new Error('locked')
      }),
  )
  expect(open).toThrow('locked')
  expect(open()).toBe('open')
})
