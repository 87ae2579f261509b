import { MINUTE_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { tooMany } from '../http/problem.ts'
import {
  type AttemptKeys,
  findAttempts,
  insertAttempt,
  KNOWN_ORIGIN_PREFIX,
  lockAttempts,
} from './attempts-store.ts'

const WINDOW_MS = 15 * MINUTE_MS
// For one account from one client address: attempts from other addresses must not lock the owner out.
const MAX_PER_PAIR = 5
const MAX_PER_ADDRESS = 20
// For one account from all addresses, against distributed guessing. Known devices and sessions have their own counters,
// so that strangers cannot use up the owner's attempts (known-device.ts). Those counters have limits too: an
// attacker who once had the password may have signed in on many devices.
const MAX_PER_ACCOUNT = 100

/**
 * Counts an attempt before the password is compared, so that concurrent guesses count too. The caller deletes the
 * attempt when the password was right. A refused attempt does not count.
 * @returns the attempt's id
 * @param keys the account and the origin: an address, a known device or a session
 * @throws Problem 429 when within 15 minutes there were 5 attempts for one account from one origin, 20 from one origin,
 *   or 100 for one account from all addresses, or from all known devices and sessions
 */
export async function countAttempt({ db, clock }: Pick<Deps, 'db' | 'clock'>, keys: AttemptKeys) {
  const now = clock()
  const since = new Date(now.getTime() - WINDOW_MS)
  return db.transaction().execute(async (trx) => {
    await lockAttempts(trx, keys)
    const { account, address } = keys
    const byPair = await findAttempts(trx, { account, address }, since, MAX_PER_PAIR)
    const byAddress = await findAttempts(trx, { address }, since, MAX_PER_ADDRESS)
    const isOwn = address.startsWith(KNOWN_ORIGIN_PREFIX)
    const byAccount = await findAttempts(trx, { account, isOwn }, since, MAX_PER_ACCOUNT)
    const allowedAt = Math.max(
      allowedFrom(byPair, MAX_PER_PAIR),
      allowedFrom(byAddress, MAX_PER_ADDRESS),
      allowedFrom(byAccount, MAX_PER_ACCOUNT),
    )
    if (allowedAt > now.getTime()) throw tooMany((allowedAt - now.getTime()) / 1000, 'too_many_logins')
    return insertAttempt(trx, keys, now)
  })
}

/** The origin of an attempt by a known device or within a session. Its limit cannot be used up by strangers. */
export const knownOrigin = (kind: 'device' | 'session', id: string) => `${KNOWN_ORIGIN_PREFIX}${kind}:${id}`

/** When the next attempt is allowed: the oldest of the last `allowed` has left the window. 0 when there are fewer. */
function allowedFrom(newestFirst: Date[], allowed: number): number {
  const oldest = newestFirst[allowed - 1]
  return oldest ? oldest.getTime() + WINDOW_MS : 0
}
