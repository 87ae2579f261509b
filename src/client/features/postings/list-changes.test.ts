import { describe, expect, it } from 'vitest'
import { withPosting, withPublished } from './list-changes.ts'

describe('the list of one’s postings', () => {
  const first = { id: 7, name: 'Babysitting', published: false }
  const second = { ...first, id: 8 }

  it('puts a new posting first and keeps the place of a changed one', () => {
    expect(withPosting([first], second).map(({ id }) => id)).toEqual([8, 7])
    expect(withPosting([second, first], { ...first, name: 'Changed' })[1]?.name).toBe('Changed')
  })

  it('restores the switch when the request failed', () => {
    expect(withPublished([first, second], 7, true)[0]?.published).toBe(true)
    expect(withPublished(withPublished([first, second], 7, true), 7, false)).toEqual([first, second])
  })
})
