import { expect, it } from 'vitest'
import { createPostcodeFinder } from './postcodes.ts'

const find = createPostcodeFinder([
  { name: 'Berlin', postcodes: ['10115-12527', '12555-14199'] },
  { name: 'Schönefeld', postcodes: ['12529'] },
  { name: 'Werder', postcodes: ['14542'] },
  { name: 'Dresden', postcodes: ['01067-01328'] },
  { name: 'kept from before' },
])
const names = (digits: string) => find(digits).found.map((thing) => 'name' in thing && thing.name)

it.each([
  ['10115', ['Berlin']],
  ['12047', ['Berlin']],
  ['14199', ['Berlin']],
  ['12529', ['Schönefeld']],
  ['01109', ['Dresden']],
  ['125', ['Berlin', 'Schönefeld']],
  ['0', ['Dresden']],
  ['14', ['Berlin', 'Werder']],
])('%s leads to %s', (digits, expected) => {
  expect([names(digits), find(digits).isNear]).toEqual([expected, false])
})

it.each([
  ['14548', ['Werder']],
  ['14520', ['Werder']],
  ['99084', []],
])('%s is none of theirs, and near %s', (digits, expected) => {
  expect([names(digits), find(digits).isNear]).toEqual([expected, true])
})

it.each(['999', '123456'])('%s matches nothing', (digits) => {
  expect(find(digits)).toEqual({ found: [], isNear: false })
})
