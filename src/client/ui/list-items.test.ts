import { expect, it } from 'vitest'
import { withItem } from './list-items.ts'

it('adds the typed text at the end, without extra spaces', () => {
  expect(withItem(['Cooking'], '  First   aid ')).toEqual(['Cooking', 'First aid'])
})

it('adds neither an empty text nor a duplicate', () => {
  expect(withItem(['Cooking'], '  ')).toEqual(['Cooking'])
  expect(withItem(['Cooking'], 'Cooking ')).toEqual(['Cooking'])
})
