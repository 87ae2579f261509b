import type { Kysely } from 'kysely'
import { HOUR_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { tooMany } from '../http/problem.ts'
import { countActs, limitsByNetwork, secondsUntil } from '../limits/count-act.ts'

const MAX_ANSWERS_AN_HOUR = 10

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
 * answers count together with those of registrations.
 * @throws Problem 429
 */
export async function limitTakenAnswersOfChange(
  { db, clock }: Needs,
  address: string,
  isTaken: boolean,
): Promise<void> {
  const seconds = await db.transaction().execute((trx) => countAnswer(trx, address, isTaken, clock()))
  if (seconds !== null) throw tooMany(seconds, 'too_many_logins')
}

async function countAnswer(
  trx: Kysely<Tables>,
  address: string,
  isTaken: boolean,
  now: Date,
): Promise<number | null> {
  const answers = { act: 'taken-by-address', max: MAX_ANSWERS_AN_HOUR, withinMs: HOUR_MS }
  const limits = limitsByNetwork(address, answers)
  if (isTaken) return countActs(trx, limits, now)
  for (const limit of limits) {
    const seconds = await secondsUntil(trx, limit, now)
    if (seconds !== null) return seconds
  }
  return null
}
