import { expect, it } from 'vitest'
import { neighbourOf, nextAfter, parseModerationSearch, selectedOf } from './queue.ts'

const queue = [{ id: 7 }, { id: 5 }, { id: 9 }, { id: 2 }]

it('the first is read when none is chosen or the chosen one is gone', () => {
  expect(selectedOf(queue, undefined)?.id).toBe(7)
  expect(selectedOf(queue, 404)?.id).toBe(7)
  expect(selectedOf(queue, 9)?.id).toBe(9)
  expect(selectedOf([], 9)).toBeUndefined()
})

it('J and K go one on and one back, and stop at the ends', () => {
  expect(neighbourOf(queue, 5, 1)).toBe(9)
  expect(neighbourOf(queue, 5, -1)).toBe(7)
  expect(neighbourOf(queue, 7, -1)).toBe(7)
  expect(neighbourOf(queue, 2, 1)).toBe(2)
  expect(neighbourOf([], 2, 1)).toBeUndefined()
})

it('after a decision the next one is read, after the last the one before it', () => {
  expect(nextAfter(queue, [5])).toBe(9)
  expect(nextAfter(queue, [2])).toBe(9)
  expect(nextAfter(queue, [7, 9])).toBe(2)
  expect(nextAfter(queue, [7, 2])).toBe(9)
  expect(nextAfter(queue, [7, 5, 9, 2])).toBeUndefined()
})

it('nonsense in the address is the waiting list', () => {
  expect(parseModerationSearch({ state: 'pending', page: 'x', id: -1 })).toEqual({})
  expect(parseModerationSearch({ state: 'rejected', page: '2', id: '7' })).toEqual({
    state: 'rejected',
    page: 2,
    id: 7,
  })
})
