import type { Kysely } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import { hashOf } from '../db/hash-of.ts'
import type { Tables } from '../db/tables.ts'
import { tooMany } from '../http/problem.ts'
import { countActs } from './count-act.ts'

/** Mails that somebody else can cause. */
export type StrangersMail = 'answer' | 'change' | 'company' | 'newsletter' | 'registered' | 'report'
/** Mails that the owner of a mailbox needs to get into the account: its confirmation, a temporary password. */
export type AwaitedMail = 'confirm' | 'forgot'

// One limit for each kind and one for all kinds together.
const A_DAY = 5
const OF_ALL_KINDS = 10
// Awaited mails count by the network of the requester instead: strangers elsewhere must not use up the owner's share. So
// many networks together fill a mailbox.
const OF_ALL_NETWORKS = 40

const mailboxOf = (email: string) => hashOf(email.trim().toLowerCase())

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
  const subject = mailboxOf(email)
  const ofAll = { act: 'mail', subject, max: OF_ALL_KINDS, withinMs: DAY_MS }
  const ofKind = { act: `mail-${kind}`, subject, max: A_DAY, withinMs: DAY_MS }
  return countActs(trx, [ofKind, ofAll], now)
}

/**
 * Counts an awaited mail against its mailbox and the network of the requester.
 * @param network null on a device that was signed in before, which strangers do not have
 * @returns as `countMail`
 */
export async function countAwaitedMail(
  trx: Kysely<Tables>,
  kind: AwaitedMail,
  { email, network }: { email: string; network: string | null },
  now: Date,
): Promise<number | null> {
  const subject = mailboxOf(email)
  const ofKnown = { act: `mail-${kind}-known`, subject, max: A_DAY, withinMs: DAY_MS }
  if (network === null) return countActs(trx, [ofKnown], now)
  const both = hashOf(`${subject} ${network}`)
  const ofNetwork = { act: `mail-${kind}`, subject: both, max: A_DAY, withinMs: DAY_MS }
  const ofAll = { act: `mail-${kind}-all`, subject, max: OF_ALL_NETWORKS, withinMs: DAY_MS }
  return countActs(trx, [ofNetwork, ofAll], now)
}

/**
 * As `countMail`, but throws.
 * @throws Problem 429 when it may not be sent
 */
export async function requireMailShare(...given: Parameters<typeof countMail>): Promise<void> {
  const seconds = await countMail(...given)
  if (seconds !== null) throw tooMany(seconds)
}
