import type { Kysely } from 'kysely'
import { HOUR_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { tooMany } from '../http/problem.ts'
import { countActs, limitsByNetwork, secondsUntil } from '../limits/count-act.ts'
import { countMail } from '../limits/mail-share.ts'
import { registeredMail } from './mails.ts'
import { findUserByEmail } from './users-store.ts'

const MAX_ANSWERS_AN_HOUR = 10

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'tasks'>

/**
 * Limits the answers of registrations that an e-mail address or phone number has an account. Registration must reveal it,
 * because newcomers are signed in at once. The limit prevents checking a list of addresses. After ten such answers in an
 * hour, every registration from the client's address gets the same refusal. The owner of the e-mail address is mailed how to
 * log in.
 * @param isTaken whether the answer would reveal that an address or number is taken
 * @throws Problem 429
 */
export async function limitTakenAnswers(
  { db, clock, config, tasks }: Needs,
  address: string,
  email: string,
  isTaken: boolean,
): Promise<void> {
  const now = clock()
  const seconds = await db.transaction().execute(async (trx) => {
    const left = await countAnswer(trx, address, isTaken, now)
    const owner = left === null ? undefined : await findUserByEmail(trx, email)
    if (owner && !owner.blocked_at && (await countMail(trx, 'registered', owner.email, now)) === null)
      await tasks.add(trx, 'send-mail', registeredMail(owner, config.publicUrl))
    return left
  })
  if (seconds !== null) throw tooMany(seconds, 'too_many_registrations')
}

/**
 * As `limitTakenAnswers`, for changes of e-mail and phone. An attacker can create any number of accounts for them, so their
 * answers count together with those of registrations.
 * @throws Problem 429
 */
export async function limitTakenAnswersOfChange(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
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
