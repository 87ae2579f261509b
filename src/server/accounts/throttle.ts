import { MINUTE_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { tooMany } from '../http/problem.ts'
import { type AttemptKeys, findAttempts, insertAttempt, lockAttempts } from './attempts-store.ts'

const WINDOW_MS = 15 * MINUTE_MS
// Of one account from one address: strangers elsewhere must not lock its owner out.
const PER_PAIR = 5
const PER_ADDRESS = 20
// From all addresses together: guessing from many is stopped too. Known devices do not count here (known-device.ts).
const PER_ACCOUNT = 100

/**
 * Counts an attempt before the password is compared, so that concurrent guesses count too. The caller deletes the
 * attempt when the password was right. A refused attempt does not count.
 * @returns the attempt's id
 * @param keys the account and the origin: an address, a known device or a session
 * @throws Problem 429 when within 15 minutes there were 5 attempts for one account from one origin, 20 from one origin,
 *   or 100 for one account from all unknown origins
 */
export async function countAttempt({ db, clock }: Pick<Deps, 'db' | 'clock'>, keys: AttemptKeys) {
  const now = clock()
  const since = new Date(now.getTime() - WINDOW_MS)
  return db.transaction().execute(async (trx) => {
    await lockAttempts(trx, keys)
    const { account, address } = keys
    const byPair = await findAttempts(trx, { account, address }, since, PER_PAIR)
    const byAddress = await findAttempts(trx, { address }, since, PER_ADDRESS)
    const byAccount = isOwnPlace(address) ? [] : await findAttempts(trx, { account }, since, PER_ACCOUNT)
    const allowedAt = Math.max(
      allowedFrom(byPair, PER_PAIR),
      allowedFrom(byAddress, PER_ADDRESS),
      allowedFrom(byAccount, PER_ACCOUNT),
    )
    if (allowedAt > now.getTime()) throw tooMany((allowedAt - now.getTime()) / 1000, 'too_many_logins')
    return insertAttempt(trx, keys, now)
  })
}

/** The origin of an attempt by a known device or within a session. Its limit cannot be used up by strangers. */
export const ownPlace = (kind: 'device' | 'session', id: string) => `own-${kind}:${id}`

const isOwnPlace = (place: string) => place.startsWith('own-')

/** When the next attempt is allowed: the oldest of the last `allowed` has left the window. 0 when there are fewer. */
function allowedFrom(newestFirst: Date[], allowed: number): number {
  const oldest = newestFirst[allowed - 1]
  return oldest ? oldest.getTime() + WINDOW_MS : 0
}
