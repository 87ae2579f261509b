import { DAY_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { readDsn } from './read-dsn.ts'
import { endBounced, saveBounce } from './sendings-store.ts'
import { readBounceAddress } from './tokens.ts'
import { saysUnknownMailbox } from './unknown-mailbox.ts'

const MAX_LENGTH = 300
// A full mailbox, a filter or an outage ends the newsletter only when it lasts: at most one mail a day is sent.
const MAX_BOUNCES = 5
const COUNTED_MS = 14 * DAY_MS

/** What a bounce has caused: the subscription ended, it was counted, or it was no bounce of a mail that we sent. */
export type BounceResult = 'ended' | 'counted' | 'ignored'

/**
 * Takes a mail to the bounce address of a newsletter mail. Only a failed delivery with that mail's MAC counts, once. An
 * unknown mailbox ends all subscriptions of the address at once, other failures when they repeat.
 */
export async function receiveBounce(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  mail: string,
): Promise<BounceResult> {
  const dsn = readDsn(mail)
  const failure = dsn?.failures[0]
  if (!dsn || !failure) return 'ignored'
  const id = dsn.recipients.map((address) => readBounceAddress(config, address)).find((one) => one !== null)
  if (id == null) return 'ignored'
  const now = clock()
  const answer = (failure.answer || failure.status).slice(0, MAX_LENGTH)
  return db.transaction().execute(async (trx) => {
    const bounces = await saveBounce(trx, { id, answer }, new Date(now.getTime() - COUNTED_MS))
    if (bounces === null) return 'ignored'
    if (bounces < MAX_BOUNCES && !saysUnknownMailbox(failure.answer, failure.status)) return 'counted'
    await endBounced(trx, [id], now)
    return 'ended'
  })
}
