import { MINUTE_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { tooMany } from '../http/problem.ts'
import { HOUSEHOLDS_OF_SITE, siteOf } from '../network/client-address.ts'
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
// One address may be that of a mobile network, a library or a job centre. Above its limit, whoever has hardly tried there
// still may, up to the limit of a site: one guesser must not lock out everybody else.
const MAX_PER_PAIR_ABOVE = 3
// Nobody can guess a mailed password: this only bounds the work. Whoever awaits one must not be kept out by others.
const MAX_PER_PAIR_MAILED = 50
// All households of an IPv6 site belong to one customer, or to many of a mobile network. For one account, a few sites must
// not use up what strangers have together.
const MAX_PER_PAIR_OF_SITE = 10
const MAX_PER_SITE = MAX_PER_ADDRESS * HOUSEHOLDS_OF_SITE
// For one account from all addresses, against distributed guessing. Known devices and sessions have their own counters,
// so that strangers cannot use up the owner's attempts (known-device.ts). Those counters have limits too: an
// attacker who once had the password may have signed in on many devices.
const MAX_PER_ACCOUNT = 100

/**
 * `mailed`: only a mailed password is compared. `newsletter` and `confirm`: no more from one address than 20, because they mail
 * strangers. `forgot` mails them too, but is the way in for those whom the other limits refuse.
 */
type Purpose = 'confirm' | 'forgot' | 'mailed' | 'newsletter'

/**
 * Counts an attempt before the password is compared, so that concurrent guesses count too. The caller deletes the
 * attempt when the password was right. A refused attempt does not count.
 * @returns the attempt's id
 * @param keys the account and the origin: an address (addressOf), a known device or a session
 * @param purpose attempts of each purpose have their own counters of addresses and sites
 * @throws Problem 429 when within 15 minutes there were 5 attempts for one account from one origin or 10 from one site, 20
 *   from one origin (320 for an account with fewer than 3 of them) or 320 from one site, or 100 for one account from all
 *   addresses, or from all known devices and sessions; for a mailed password 50 for one account from one origin, or 320 from
 *   one origin or site
 */
export async function countAttempt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, address: origin }: Pick<AttemptKeys, 'account' | 'address'>,
  purpose?: Purpose,
) {
  const now = clock()
  const since = new Date(now.getTime() - WINDOW_MS)
  const of = (place: string) => (purpose ? `${purpose}:${place}` : place)
  const network = siteOf(origin)
  const [address, site] = [of(origin), network && of(network)]
  const isOwn = origin.startsWith(KNOWN_ORIGIN_PREFIX)
  const isMailed = purpose === 'mailed'
  const limitsOf = (isNew: boolean) => [
    { keys: { account, address }, max: isMailed ? MAX_PER_PAIR_MAILED : MAX_PER_PAIR },
    { keys: { address }, max: isMailed || isNew ? MAX_PER_SITE : MAX_PER_ADDRESS },
    ...(site ? [{ keys: { site }, max: MAX_PER_SITE }] : []),
    ...(site && !isMailed ? [{ keys: { account, site }, max: MAX_PER_PAIR_OF_SITE }] : []),
    ...(isMailed ? [] : [{ keys: { account, isOwn }, max: MAX_PER_ACCOUNT }]),
  ]
  return db.transaction().execute(async (trx) => {
    await lockAttempts(trx, { account, address, site })
    const mailsStrangers = purpose === 'confirm' || purpose === 'newsletter'
    const attempts = await findAttempts(trx, { account, address }, since, MAX_PER_PAIR_ABOVE)
    const isNew = !mailsStrangers && attempts.length < MAX_PER_PAIR_ABOVE
    let allowedAt = 0
    for (const { keys, max } of limitsOf(isNew))
      allowedAt = Math.max(allowedAt, allowedFrom(await findAttempts(trx, keys, since, max), max))
    if (allowedAt > now.getTime()) throw tooMany((allowedAt - now.getTime()) / 1000, 'too_many_logins')
    return insertAttempt(trx, { account, address, site }, now)
  })
}

/** The origin of an attempt by a known device or within a session. Its limit cannot be used up by strangers. */
export const knownOrigin = (kind: 'device' | 'session', id: string) => `${KNOWN_ORIGIN_PREFIX}${kind}:${id}`

/** When the next attempt is allowed: the oldest of the last `allowed` has left the window. 0 when there are fewer. */
function allowedFrom(newestFirst: Date[], allowed: number): number {
  const oldest = newestFirst[allowed - 1]
  return oldest ? oldest.getTime() + WINDOW_MS : 0
}
