import { expect, it } from 'vitest'
import { withItem } from './list-items.ts'

it('adds what was typed at the end, without stray spaces', () => {
  expect(withItem(['Cooking'], '  First   aid ')).toEqual(['Cooking', 'First aid'])
})

it('adds neither nothing nor what is there', () => {
  expect(withItem(['Cooking'], '  ')).toEqual(['Cooking'])
  expect(withItem(['Cooking'], 'Cooking ')).toEqual(['Cooking'])
})
