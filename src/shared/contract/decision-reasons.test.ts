import { expect, it } from 'vitest'
import { groundOf } from './decision-reasons.ts'

it('rests a low pay on the law of the minimum wage that it is below', () => {
  expect(groundOf('pay_too_low')).toBeNull()
  expect(groundOf('pay_too_low', ['below_minimum_wage'])).toBe('minimum_wage')
  expect(groundOf('pay_too_low', ['below_sector_minimum'])).toBe('sector_minimum_wage')
  expect(groundOf('discriminatory', ['below_sector_minimum'])).toBe('discrimination')
})
