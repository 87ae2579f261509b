import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { payInWords } from './pay-in-words.ts'

test('a proposed pay has its unit, and an amount without a unit of an old bid stands alone', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(payInWords({ pay_amount: 15.5, pay_type: 'per_hour' }, i18n)).toBe('€15.50 an hour')
  expect(payInWords({ pay_amount: 2800, pay_type: 'per_month' }, i18n)).toBe('€2,800 a month')
  expect(payInWords({ pay_amount: 2800, pay_type: null }, i18n)).toBe('€2,800')
  expect(payInWords({ pay_amount: null, pay_type: null }, i18n)).toBeNull()
})
