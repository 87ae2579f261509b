import type { Kysely } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import { hashOf } from '../db/hash-of.ts'
import type { Tables } from '../db/tables.ts'
import { tooMany } from '../http/problem.ts'
import { countActs } from './count-act.ts'
import { countShared } from './count-shared.ts'

/** Mails that somebody else can cause and that nobody waits for. */
export type StrangersMail = 'answer' | 'newsletter' | 'registered' | 'report'
/** Mails that the owner of a mailbox needs to get into the account: its confirmation, a temporary password. */
export type AwaitedMail = 'confirm' | 'forgot'
/** Mails that an account asks for and whose reader waits for them: a new address, an invitation, the proof of a domain. */
export type RequestedMail = 'change' | 'company'

// One limit for each kind and one for all kinds together.
const A_DAY = 5
const OF_ALL_KINDS = 10

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
  return countShared(trx, { act: `mail-${kind}`, subject, requester: network }, now)
}

/**
 * Counts a requested mail against its mailbox and the account that asks for it.
 * @throws Problem 429 when it may not be sent
 */
export async function requireRequestedMail(
  trx: Kysely<Tables>,
  kind: RequestedMail,
  { email, accountId }: { email: string; accountId: number },
  now: Date,
): Promise<void> {
  const shared = { act: `mail-${kind}`, subject: mailboxOf(email), requester: String(accountId) }
  const seconds = await countShared(trx, shared, now)
  if (seconds !== null) throw tooMany(seconds)
}
