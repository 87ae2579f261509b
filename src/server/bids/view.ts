import type { Bid, OwnBid, ReceivedBid } from '#shared/contract/bids.ts'
import { isListed } from '#shared/rules/vacancy-states.ts'
import { personOf } from '../accounts/users.ts'
import { textVersion } from '../http/text-version.ts'
import { bidVersion } from './bid-version.ts'
import { type Removable, removalOf } from './removal-of.ts'
import type { BidRow, OwnBidRow, ReceivedBidRow } from './store.ts'

type Facts = Omit<
  BidRow,
  'vacancy_id' | 'user_id' | 'ended_at' | 'reminded_at' | 'restored_at' | keyof Removable
>

/** A bid in the API. */
export const toBid = (row: Facts & Partial<Removable>): Bid => ({
  id: row.id,
  text: row.text,
  pay_amount: row.pay_amount,
  pay_type: row.pay_type,
  state: row.state,
  decline_reason: row.decline_reason,
  created_at: row.created_at.toISOString(),
  ...(row.changed_at && { changed_at: row.changed_at.toISOString() }),
  seen_at: row.seen_at?.toISOString() ?? null,
  answered_at: row.answered_at?.toISOString() ?? null,
  version: bidVersion(row),
  ...removalOf(row),
})

/** A bid for its worker, with the job. */
export const toOwnBid = (row: OwnBidRow, now: Date): OwnBid => ({
  ...toBid(row),
  job: {
    id: row.vacancy_id,
    slug: row.slug,
    title: row.title,
    language: row.language,
    company_name: row.company_name,
    city: { id: row.city_id, name: row.city_name },
    pay_type: row.job_pay_type,
    pay_amount: row.job_pay_amount,
    pay_max: row.job_pay_max,
    is_open: isListed(row, now),
    ...(row.deleted_at && { is_deleted: true }),
  },
})

/** A bid for the vacancy's owner, with the bidder's public data. */
export const toReceivedBid = (row: ReceivedBidRow): ReceivedBid => ({
  ...toBid(row),
  bidder: { ...personOf({ ...row, id: row.user_id }), member_since: row.member_since.toISOString() },
  note: { text: row.note_text, tags: row.note_tags ?? [], version: noteVersion(row) },
})

/** The version of the note on a bid, also of one that has none yet. */
export const noteVersion = ({
  note_text,
  note_tags,
}: Pick<ReceivedBidRow, 'note_text' | 'note_tags'>): number => textVersion(note_text, note_tags ?? [])
