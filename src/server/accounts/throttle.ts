import { MINUTE_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { tooMany } from '../http/problem.ts'
import { type AttemptKeys, findAttempts, insertAttempt, lockAttempts } from './attempts-store.ts'

const WINDOW_MS = 15 * MINUTE_MS
const PER_ACCOUNT = 5
const PER_ADDRESS = 20

/**
 * Counts an attempt before it is known to be wrong, so that guesses made at once are counted too; whoever was right
 * deletes it. One that is refused is not counted: it guessed nothing.
 * @returns the attempt's id
 * @throws Problem 429 after 5 of one account or 20 from one address in 15 minutes
 */
export async function takeAttempt({ db, clock }: Pick<Deps, 'db' | 'clock'>, keys: AttemptKeys) {
  const now = clock()
  const since = new Date(now.getTime() - WINDOW_MS)
  return db.transaction().execute(async (trx) => {
    await lockAttempts(trx, keys)
    const byAccount = await findAttempts(trx, 'account', keys.account, since, PER_ACCOUNT)
    const byAddress = await findAttempts(trx, 'address', keys.address, since, PER_ADDRESS)
    const freeAt = Math.max(freeFrom(byAccount, PER_ACCOUNT), freeFrom(byAddress, PER_ADDRESS))
    if (freeAt > now.getTime()) throw tooMany((freeAt - now.getTime()) / 1000, 'too_many_logins')
    return insertAttempt(trx, keys, now)
  })
}

/** When the oldest of as many attempts as are allowed leaves the window; 0 when there are fewer. */
function freeFrom(newestFirst: Date[], allowed: number): number {
  const oldest = newestFirst[allowed - 1]
  return oldest ? oldest.getTime() + WINDOW_MS : 0
}
