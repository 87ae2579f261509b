import { expect, it } from 'vitest'
import { shortenAroundChange } from './shorten-around-change.ts'

const text = (word: string) => `${'We clean. '.repeat(30)}${word} ${'Every day. '.repeat(30)}`

it('shows where long texts differ first', () => {
  const [before, after] = shortenAroundChange(text('nights'), text('mornings'))
  expect(before).toMatch(/^….*nights.*…$/)
  expect(after).toMatch(/^….*mornings.*…$/)
  expect(before.length).toBeLessThan(170)
})

it('leaves short texts whole, and shows the beginning of a text that is new', () => {
  expect(shortenAroundChange('a', 'b')).toEqual(['a', 'b'])
  expect(shortenAroundChange('', text('x'))[1]).toMatch(/^We clean.*…$/)
})
