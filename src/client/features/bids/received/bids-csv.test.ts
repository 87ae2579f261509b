import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { bidsCsv, csvName } from './bids-csv.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const bid = (given: object) =>
  ({
    bidder: { name: 'Anna K.' },
    text: 'I bake',
    state: 'sent',
    pay_amount: null,
    pay_type: null,
    created_at: '2026-11-27T23:30:00.000Z',
    note: { text: null, tags: [] },
    ...given,
  }) as unknown as ReceivedBid
const rowsOf = (bids: ReceivedBid[]) =>
  bidsCsv(bids, { title: 'Baker', i18n, timeZone: 'Europe/Berlin' }).split('\r\n')

it('has a byte order mark, a head and a row for each bid, and ends with a line break', () => {
  const rows = rowsOf([bid({}), bid({ state: 'accepted' })])
  expect(rows[0]?.startsWith('\uFEFF')).toBe(true)
  expect(rows[0]?.split(';')).toHaveLength(9)
  expect(rows.slice(1)).toHaveLength(3)
  expect(rows.at(-1)).toBe('')
})

it('writes pay with a decimal comma, the day in the time of the device, tags, note and text', () => {
  const note = { text: 'call; later', tags: ['Oven', 'Weekend'] }
  const [, row] = rowsOf([bid({ pay_amount: 13.5, pay_type: 'per_hour', note, text: 'One\nTwo' })])
  const cells = row?.split(';').filter((_, index) => ![4, 5].includes(index))
  expect(cells).toEqual([
    'Baker',
    'Anna K.',
    '2026-11-28 00:30',
    '13,5',
    'Oven, Weekend',
    '"call',
    ' later"',
    '"One\nTwo"',
  ])
})

it('runs no formula that a bidder has written', () => {
  const [, row] = rowsOf([bid({ text: '=HYPERLINK("https://evil.example")' })])
  expect(row?.endsWith(`;"'=HYPERLINK(""https://evil.example"")"`)).toBe(true)
})

it('names the file without signs that a file system refuses', () => {
  expect(csvName('Отклики', '2026-11-28', 'Bäcker/in: “früh” ..')).toBe(
    'Отклики-2026-11-28-Bäcker-in-früh.csv',
  )
  expect(csvName('Bids', 'x'.repeat(200))).toHaveLength(84)
})
