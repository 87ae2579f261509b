import { expect, it } from 'vitest'
import { withPosting } from './list-changes.ts'

it('a new posting comes first, and a changed one keeps its place', () => {
  const first = { id: 7, name: 'Babysitting', published: false }
  const second = { ...first, id: 8 }
  expect(withPosting([first], second).map(({ id }) => id)).toEqual([8, 7])
  expect(withPosting([second, first], { ...first, name: 'Changed' })[1]?.name).toBe('Changed')
})
