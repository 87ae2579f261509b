import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it('quotes quotation marks, line breaks and its own separator', () => {
  expect(csvLine(['a;b', 'c,d', 'say "yes"', 'two\nlines', 7, null], ';')).toBe(
    '"a;b";c,d;"say ""yes""";"two\nlines";7;\r\n',
  )
  expect(csvLine(['a;b', 'c,d'], ',')).toBe('a;b,"c,d"\r\n')
})

it.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tx', '\rx'])('disarms a formula: %j', (text) => {
  expect(csvLine([text], ';').replaceAll('"', '')).toBe(`'${text}\r\n`)
})
