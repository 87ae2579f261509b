import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { BID_STATES, PAY_UNITS } from '#client/domain/labels.ts'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { CSV_START, csvLine } from '#shared/csv.ts'
import { isUnanswered } from './bid-list.ts'

const HEAD = [
  msg`Vacancy`,
  msg`Name`,
  msg`Date`,
  msg`Proposed pay (EUR)`,
  msg`Pay period`,
  msg`Status`,
  msg`Tags`,
  msg`Private note`,
  msg`Bid`,
]

/**
 * Bids as a CSV file for the spreadsheet programs of Germany: with semicolons, decimal commas and dates that each of them
 * understands.
 * @param timeZone that of the device by default
 */
export function bidsCsv(
  bids: readonly ReceivedBid[],
  { title, i18n, timeZone }: { title: string; i18n: I18n; timeZone?: string },
): string {
  // The Swedish format is ISO 8601 with a space.
  const dates = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const rows = bids.map((bid) => [
    title,
    bid.bidder.name,
    dates.format(new Date(bid.created_at)),
    bid.pay_amount === null ? null : `${bid.pay_amount}`.replace('.', ','),
    bid.pay_type && i18n._(PAY_UNITS[bid.pay_type]),
    i18n._(isUnanswered(bid) ? msg`Waiting` : BID_STATES[bid.state]),
    bid.note.tags.join(', '),
    bid.note.text,
    bid.text,
  ])
  return CSV_START + [HEAD.map((word) => i18n._(word)), ...rows].map((row) => csvLine(row, ';')).join('')
}

/** `Bids-Baker-2026-11-28.csv`: letters and digits only, which every file system accepts. */
export const csvName = (...parts: string[]): string =>
  `${parts
    .join(' ')
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, 80)}.csv`
