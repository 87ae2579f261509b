import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it('quotes quotation marks, line breaks and its own separator', () => {
  expect(csvLine(['a;b', 'c,d', 'say "yes"', 'two\nlines', 7, null], ';')).toBe(
    '"a;b";c,d;"say ""yes""";"two\nlines";7;\r\n',
  )
  expect(csvLine(['a;b', 'c,d'], ',')).toBe('a;b,"c,d"\r\n')
})

it.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tx', '\rx', '\nx'])('disarms a formula: %j', (text) => {
  expect(csvLine([text], ';').replaceAll('"', '')).toBe(`'${text}\r\n`)
})

it.each([',', ';'] as const)(
  'disarms a formula that a program with another separator than %j would find',
  (own) => {
    const line = csvLine(['a', "x;=cmd|'/C calc'!A0;y", 'x,@SUM(A1),y', 'one\n=2+3\r-4\t+5'], own)
    for (const cell of line.split(/[,;\t\r\n]/)) expect(cell).not.toMatch(/^[=+\-@]/)
  },
)
