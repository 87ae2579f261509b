import { expect, test } from 'vitest'
import { paginationWindow } from './pagination-window.ts'

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 10, [1, 2, 3, 'gap', 10]],
  [3, 10, [1, 2, 3, 4, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [10, 10, [1, 'gap', 8, 9, 10]],
  [99, 10, [1, 'gap', 8, 9, 10]],
] as const)('on page %i of %i the links are %j', (page, last, links) => {
  expect(paginationWindow(page, last)).toEqual(links)
})

test('without pages there are no links', () => {
  expect(paginationWindow(1, 0)).toEqual([])
})

test('a wider range and margin show more', () => {
  expect(paginationWindow(10, 20, 5, 2)).toEqual([1, 2, 'gap', 8, 9, 10, 11, 12, 'gap', 19, 20])
})
