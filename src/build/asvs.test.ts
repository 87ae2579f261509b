import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const text = readFileSync(resolve(import.meta.dirname, '../docs/asvs.md'), 'utf8')

// OWASP ASVS 5.0.0: how many requirements of levels 1 and 2 each section has. Their numbers have no gaps.
const SECTIONS: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}

const expected = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.flatMap((count, at) => Array.from({ length: count }, (_, n) => `${chapter}.${at + 1}.${n + 1}`)),
)

/** The numbers of a row: "3.5.1, 3.5.2" or "6.5.2–6.5.4". */
function numbersOf(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–')
    const section = first.slice(0, first.lastIndexOf('.'))
    const [from, to] = [first, last].map((number) => Number(number.slice(number.lastIndexOf('.') + 1)))
    return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, n) => `${section}.${(from ?? 0) + n}`)
  })
}

const rows = [...text.matchAll(/^\| (\d[^|]*) \|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)]

it('the table of ASVS has each requirement of level 2 once', () => {
  expect(expected).toHaveLength(253)
  expect(rows.flatMap(([, numbers = '']) => numbersOf(numbers)).sort()).toEqual([...expected].sort())
})

it('each requirement has a place where it is met, or a reason why not', () => {
  for (const [row, , requirement = '', met = '', where = ''] of rows) {
    expect([row, ['yes', 'partly', 'no', ''].includes(met.trim())]).toEqual([row, true])
    expect([row, requirement.trim() !== '' && where.trim() !== '']).toEqual([row, true])
  }
})
