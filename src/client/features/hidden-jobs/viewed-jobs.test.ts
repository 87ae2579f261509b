import { expect, it } from 'vitest'
import { type ViewedJob, withViewed } from './viewed-jobs.ts'

const job = (id: number): ViewedJob => ({
  id,
  slug: `job-${id}`,
  title: `Job ${id}`,
  company_name: 'A',
  viewedAt: '2026-11-23T09:00:00Z',
})

it('keeps the last twenty jobs, each once, the latest first', () => {
  const many = Array.from({ length: 25 }, (_, index) => index + 1)
  const kept = many.reduce<ViewedJob[]>((list, id) => withViewed(list, job(id)), [])
  expect(kept.map(({ id }) => id)).toEqual(many.slice(5).toReversed())
  expect(withViewed(kept, job(20)).map(({ id }) => id)).toEqual([
    20,
    25,
    24,
    23,
    22,
    21,
    ...many.slice(5, 19).toReversed(),
  ])
})
