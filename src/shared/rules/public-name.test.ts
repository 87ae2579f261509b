import { expect, test } from 'vitest'
import { publicName } from './public-name.ts'

test('a surname is shortened to its initial, a name without one stays', () => {
  expect(publicName({ name: 'Anna', surname: ' kowalska' })).toBe('Anna K.')
  expect(publicName({ name: 'Anna', surname: ' ' })).toBe('Anna')
  expect(publicName({ name: 'Anna', surname: '𐐐x' })).toBe('Anna 𐐐.')
})
