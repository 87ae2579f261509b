import { expect, test } from 'vitest'
import { formatMoney, parseMoney } from './money-text.ts'

test.each([
  ['1234', 1234],
  ['1 234,50', 1234.5],
  ['1\u00a0234,50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1234.5', 1234.5],
  ['12,', 12],
  ['1.234', 1234],
  ['1.234.567', 1234567],
  ["1'234.00", 1234],
])('%s is read as an amount', (text, amount) => {
  expect(parseMoney(text)).toBe(amount)
})

test.each(['', ' ', 'abc', '-5', '12.34.56', ',5', '1.23.4567'])('“%s” is no amount', (text) => {
  expect(parseMoney(text)).toBeNull()
})

test('an amount has the decimal sign of the language', () => {
  expect(formatMoney(1234.5, 'de')).toBe('1234,50')
  expect(formatMoney(1234.5, 'en')).toBe('1234.50')
  expect(formatMoney(20, 'pl')).toBe('20')
  expect(formatMoney(null)).toBe('')
})
