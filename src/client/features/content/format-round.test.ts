import { expect, it } from 'vitest'
import { formatRound } from './format-round.ts'

it.each([
  ['en', 200_000, '200 thousand'],
  ['en', 1_500_000, '1.5 million'],
  ['de', 1_500_000, '1,5 Millionen'],
  ['pl', 15_000, '15 tysięcy'],
  ['ru', 10_000, '10 тысяч'],
])('in %s the figure %d is written %s', (language, value, words) => {
  expect(formatRound(value, language).replace(/\s/g, ' ')).toBe(words)
})
