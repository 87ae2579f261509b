import type { Kysely } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import { hashOf } from '../db/hash-of.ts'
import type { Tables } from '../db/tables.ts'
import { tooMany } from '../http/problem.ts'
import { countActs } from './count-act.ts'

/** Mails that somebody else can cause. */
export type StrangersMail =
  | 'answer'
  | 'company'
  | 'confirm'
  | 'forgot'
  /** Requested on a device that was signed in before: strangers must not use up its owner's share. */
  | 'forgot-known'
  | 'newsletter'
  | 'registered'
  | 'report'

// One limit for each kind and one for all kinds together. Mails for forgotten passwords have only their own limit.
// Otherwise a stranger could use up the total with newsletter requests and lock the owner out.
const A_DAY = 5
const OF_ALL_KINDS = 10

/**
 * Counts a mail against its mailbox, whichever accounts cause it: an account costs nothing and can be deleted.
 * @returns null when it may be sent, else the seconds until one may; then it was not counted
 */
export async function countMail(
  trx: Kysely<Tables>,
  kind: StrangersMail,
  email: string,
  now: Date,
): Promise<number | null> {
  const subject = hashOf(email.trim().toLowerCase())
  const ofAll = { act: 'mail', subject, max: OF_ALL_KINDS, withinMs: DAY_MS }
  const ofKind = { act: `mail-${kind}`, subject, max: A_DAY, withinMs: DAY_MS }
  return countActs(trx, kind.startsWith('forgot') ? [ofKind] : [ofKind, ofAll], now)
}

/**
 * As `countMail`, but throws.
 * @throws Problem 429 when it may not be sent
 */
export async function requireMailShare(...given: Parameters<typeof countMail>): Promise<void> {
  const seconds = await countMail(...given)
  if (seconds !== null) throw tooMany(seconds)
}
