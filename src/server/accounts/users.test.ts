import { expect, it } from 'vitest'
import { personOf } from './users.ts'

it.each([
  ['Anna', 'Kowalska', 'Anna K.'],
  ['Оксана', 'петренко', 'Оксана П.'],
  ['Anna', ' ', 'Anna'],
])('%s %s is shown to others as %s', (name, surname, shown) => {
  expect(personOf({ id: 1, name, surname, url_img: null }).name).toBe(shown)
})
