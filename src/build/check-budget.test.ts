import { expect, it } from 'vitest'
import { sizeProblems } from './check-budget.ts'

it('allows a page to grow by 2 %, and names pages and figures that do not match', () => {
  const sizes = { home: 204_000, jobs: 153_001, faq: 170_000 }
  expect(sizeProblems(sizes, { home: 200, jobs: 150, gone: 100 })).toEqual([
    'jobs has grown from 150 KB to 153001 bytes',
    'faq has no figure',
    'gone is no rendered page',
  ])
})
