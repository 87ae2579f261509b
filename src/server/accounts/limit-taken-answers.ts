import type { Kysely } from 'kysely'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { tooMany } from '../http/problem.ts'
import { countAct, countActs, limitsByNetwork, secondsUntil } from '../limits/count-act.ts'
import { HOUSEHOLDS_OF_SITE } from '../network/client-address.ts'
import type { User } from './users-store.ts'

const MAX_ANSWERS_AN_HOUR = 10
const MAX_ANSWERS_OF_SITE = MAX_ANSWERS_AN_HOUR * HOUSEHOLDS_OF_SITE

type Needs = Pick<Deps, 'db' | 'clock'>

/**
 * Limits the answers of registrations that an e-mail address or phone number has an account. Registration must reveal it,
 * because newcomers are signed in at once. The limit prevents checking a list of addresses. After ten such answers in an
 * hour, `registerByMail` answers every registration from the client's address alike. Others behind that address, as in a
 * mobile network or a library, are not refused.
 * @param isTaken whether the answer would reveal that an address or number is taken
 * @returns whether the answer may reveal it
 */
export async function mayRevealTaken(
  { db, clock }: Needs,
  address: string,
  isTaken: boolean,
): Promise<boolean> {
  return (await db.transaction().execute((trx) => countAnswer(trx, address, isTaken, clock()))) === null
}

/**
 * As `mayRevealTaken`, for changes of e-mail and phone. An attacker can create any number of accounts for them, so their
 * answers count together with those of registrations. Above the limit of an address, an account that is older than the limit's
 * hour, has a confirmed address and got no such answer within a day may still change: others must not keep it from that.
 * @throws Problem 429
 */
export async function limitTakenAnswersOfChange(
  { db, clock }: Needs,
  address: string,
  account: Pick<User, 'id' | 'created_at' | 'email_confirmed_at'>,
  isTaken: boolean,
): Promise<void> {
  const now = clock()
  const isOld = account.created_at.getTime() <= now.getTime() - HOUR_MS
  await db.transaction().execute(async (trx) => {
    const one = { act: 'taken-by-account', subject: String(account.id), max: 1, withinMs: DAY_MS }
    // Counted before the answers of the address, so that parallel requests of an account are not all its first. A refusal undoes it.
    const isFirst = (isTaken ? await countAct(trx, one, now) : await secondsUntil(trx, one, now)) === null
    const isTrusted = isFirst && isOld && account.email_confirmed_at !== null
    const seconds = await countAnswer(trx, address, isTaken, now, isTrusted)
    if (seconds !== null) throw tooMany(seconds, 'too_many_logins')
  })
}

async function countAnswer(
  trx: Kysely<Tables>,
  address: string,
  isTaken: boolean,
  now: Date,
  isTrusted = false,
): Promise<number | null> {
  const answers = { act: 'taken-by-address', max: MAX_ANSWERS_AN_HOUR, withinMs: HOUR_MS }
  const limits = limitsByNetwork(address, answers).map((limit) =>
    isTrusted ? { ...limit, max: MAX_ANSWERS_OF_SITE } : limit,
  )
  if (isTaken) return countActs(trx, limits, now)
  for (const limit of limits) {
    const seconds = await secondsUntil(trx, limit, now)
    if (seconds !== null) return seconds
  }
  return null
}
