import type { Kysely } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import { hashOf } from '../db/hash-of.ts'
import type { Tables } from '../db/tables.ts'
import { countActs, secondsUntil } from './count-act.ts'

/** An act that many may request for one subject, such as a mail to one mailbox: by network or by account. */
type SharedAct = { act: string; subject: string; requester: string }

// Strangers must not use up the share of whoever waits, so each requester has their own. So many of them together fill a
// mailbox that the first act of each is allowed beyond that, up to a bound that protects the mailbox.
const OF_REQUESTER = 5
const OF_ALL = 40
const OF_ALL_WITH_FIRST = 200

/**
 * Counts an act of a day against its requester and its subject.
 * @returns null when it is allowed, else the seconds until it is; then nothing was counted
 */
export async function countShared(
  trx: Kysely<Tables>,
  { act, subject, requester }: SharedAct,
  now: Date,
): Promise<number | null> {
  const own = { act, subject: hashOf(`${subject} ${requester}`), max: OF_REQUESTER, withinMs: DAY_MS }
  const isFirst = (await secondsUntil(trx, { ...own, max: 1 }, now)) === null
  const max = isFirst ? OF_ALL_WITH_FIRST : OF_ALL
  return countActs(trx, [own, { act: `${act}-all`, subject, max, withinMs: DAY_MS }], now)
}
