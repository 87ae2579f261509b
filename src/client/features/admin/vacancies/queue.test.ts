import { expect, it } from 'vitest'
import { parseModerationSearch } from './moderation-address.ts'
import { neighbourOf, nextAfter, searchAfter, selectedOf } from './queue.ts'

const queue = [{ id: 7 }, { id: 5 }, { id: 9 }, { id: 2 }]

it('selects the first without a choice, and the one at the same position when the chosen one is gone', () => {
  const shown = (id: number | undefined, position: number) => ({ id, position })
  expect(selectedOf(queue, undefined, shown(undefined, 0))?.id).toBe(7)
  expect(selectedOf(queue, 9, shown(7, 0))?.id).toBe(9)
  expect(selectedOf(queue, 404, shown(404, 1))?.id).toBe(5)
  expect(selectedOf(queue, 404, shown(404, 9))?.id).toBe(2)
  expect(selectedOf([], 9, shown(9, 3))).toBeUndefined()
})

it('keeps that selection when the list changes again', () => {
  expect(selectedOf(queue, 404, { id: 9, position: 1 })?.id).toBe(9)
})

it('J and K select the next and previous one, and stop at the ends', () => {
  expect(neighbourOf(queue, 5, 1)).toBe(9)
  expect(neighbourOf(queue, 5, -1)).toBe(7)
  expect(neighbourOf(queue, 7, -1)).toBe(7)
  expect(neighbourOf(queue, 2, 1)).toBe(2)
  expect(neighbourOf([], 2, 1)).toBeUndefined()
})

it('selects the next one after a decision, or the previous one at the end', () => {
  expect(nextAfter(queue, [5])).toBe(9)
  expect(nextAfter(queue, [2])).toBe(9)
  expect(nextAfter(queue, [7, 9])).toBe(2)
  expect(nextAfter(queue, [7, 2])).toBe(9)
  expect(nextAfter(queue, [7, 5, 9, 2])).toBeUndefined()
})

it('the address names the next vacancy after a decision, and none when all are decided', () => {
  expect(searchAfter({ id: 5, only: 5 }, queue, [5])).toEqual({ id: 9, only: 5 })
  expect(searchAfter({ id: 7, page: 2 }, [{ id: 7 }], [7])).toEqual({ page: 2 })
})

it('an invalid address shows the pending list', () => {
  expect(parseModerationSearch({ state: 'pending', page: 'x', id: -1 })).toEqual({})
  expect(parseModerationSearch({ state: 'rejected', page: '2', id: '7', source: '3' })).toEqual({
    state: 'rejected',
    page: 2,
    id: 7,
    source: 3,
  })
})

it('keeps the words searched for among decided vacancies, not among those that wait', () => {
  expect(parseModerationSearch({ state: 'approved', q: ' baker ' })).toEqual({
    state: 'approved',
    q: 'baker',
  })
  expect(parseModerationSearch({ state: 'approved', q: 4711 })).toEqual({ state: 'approved', q: '4711' })
  expect(parseModerationSearch({ state: 'approved', q: 'b' })).toEqual({ state: 'approved' })
  expect(parseModerationSearch({ q: 'baker' })).toEqual({})
})
