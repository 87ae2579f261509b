import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyBitmap, hasRow } from './bitmap.ts'
import { createWordLists } from './word-lists.ts'

const ROWS = 64
const letter = fc.constantFrom('a', 'b', 'ü', 'ж', 'ł', "'", '\\', ' ', '😀')
const word = fc.oneof(
  fc.string({ unit: letter, minLength: 1, maxLength: 9 }),
  fc.string({ unit: letter, minLength: 5, maxLength: 9 }).map((text) => `~${text}`),
)
const rows = fc.array(fc.uniqueArray(word, { maxLength: 12 }), { maxLength: ROWS })

/** Words as PostgreSQL prints them. */
const printed = (words: string[]) =>
  words.map((text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' ')

const rowsIn = (found: Int32Array) =>
  Array.from({ length: ROWS }, (_, row) => row).filter((row) => hasRow(found, row))

it('finds the rows of each word and of each prefix of a text word', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 9 }), (given, batch) => {
      const lists = createWordLists()
      given.forEach((words, row) => {
        lists.note(printed(words), row)
        if (row % batch === 0) lists.finish()
      })
      lists.finish()
      for (const wanted of new Set(given.flat())) {
        const found = emptyBitmap(ROWS)
        lists.addTo(found, wanted)
        expect(rowsIn(found)).toEqual(given.flatMap((words, row) => (words.includes(wanted) ? [row] : [])))
      }
      for (const whole of new Set(given.flat().filter((text) => text.startsWith('~')))) {
        const prefix = [...whole].slice(0, 7).join('')
        const found = emptyBitmap(ROWS)
        lists.addPrefix(found, prefix)
        const has = (words: string[]) => words.some((text) => text.startsWith(prefix))
        expect(rowsIn(found)).toEqual(given.flatMap((words, row) => (has(words) ? [row] : [])))
      }
    }),
  )
})

it('keeps the rows of many words apart', () => {
  const lists = createWordLists()
  for (let row = 0; row < 20_000; row++) {
    lists.note(printed([`own${row}`, `shared${row % 7}`]), row)
    if (row % 250 === 0) lists.finish()
  }
  lists.finish()
  const found = emptyBitmap(20_000)
  lists.addTo(found, 'own12345')
  lists.addTo(found, 'own20000')
  expect(Array.from({ length: 20_000 }, (_, row) => row).filter((row) => hasRow(found, row))).toEqual([
    12_345,
  ])
})
