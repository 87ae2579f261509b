import type { Transaction } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import { findUser } from '../accounts/users.ts'
import { recordAction } from '../audit/record.ts'
import { isBlocked } from '../blocks/is-blocked.ts'
import type { Tables } from '../db/tables.ts'
import { requireMayContact } from '../employer-requirements/employer-requirements.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, tooMany } from '../http/problem.ts'
import { countActs, limitsByNetwork, requireBelowLimit } from '../limits/count-act.ts'
import { findPhone, insertView, listViews, lockPhoneViews } from './phone-store.ts'
import { visibilityOf } from './visibility.ts'

/** How many people's numbers an employer may see in 24 hours. */
export const PHONES_A_DAY = 30
/** How many people's numbers all employers behind one IP address may see together in 24 hours. */
export const PHONES_A_DAY_BY_ADDRESS = 60
// Number collectors register again and again, so all accounts younger than a week share one limit.
const NEW_FOR_MS = 7 * DAY_MS
const PHONES_A_DAY_BY_NEW = 100
// An approved vacancy buys these in any case, so that a few accounts cannot use up the day of all newcomers.
const PHONES_BESIDE_NEW = 5

/**
 * Shows an employer a job seeker's phone number. A repeated request for the same number within a day does not count.
 * @param address the client's IP address, normalized
 * @throws Problem 404 when there is no visible number, 403 when the employer has no confirmed e-mail address or no
 * approved vacancy, 429 when a daily limit is reached
 */
export async function showPhone(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  bossId: number,
  userId: number,
  address: string,
): Promise<string> {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    const found = await findPhone(trx, userId)
    const isShown = found && visibilityOf(found.visibility).phone && !(await isBlocked(trx, bossId, userId))
    if (!isShown) throw notFound()
    await requireMayContact(trx, bossId)
    await lockPhoneViews(trx, bossId)
    const views = await listViews(trx, bossId, new Date(now.getTime() - DAY_MS))
    if (views.some(({ user_id }) => user_id === userId)) return found.phone
    const oldestThatCounts = views[PHONES_A_DAY - 1]
    if (oldestThatCounts) {
      const freeAt = oldestThatCounts.viewed_at.getTime() + DAY_MS
      throw tooMany((freeAt - now.getTime()) / 1000, 'too_many_phones')
    }
    await requireShares(trx, { bossId, address, seen: views.length }, now)
    await insertView(trx, bossId, userId, now)
    await recordAction(trx, {
      actorId: bossId,
      action: 'phone.shown',
      subject: { type: 'user', id: userId },
      at: now,
    })
    return found.phone
  })
}

async function requireShares(
  trx: Transaction<Tables>,
  { bossId, address, seen }: { bossId: number; address: string; seen: number },
  now: Date,
): Promise<void> {
  const day = { withinMs: DAY_MS }
  const byNetwork = limitsByNetwork(address, {
    act: 'phone-by-address',
    max: PHONES_A_DAY_BY_ADDRESS,
    ...day,
  })
  const seconds = await countActs(trx, byNetwork, now)
  if (seconds !== null) throw tooMany(seconds, 'too_many_phones')
  if (seen < PHONES_BESIDE_NEW) return
  const boss = await findUser(trx, bossId)
  if (!boss || now.getTime() - boss.created_at.getTime() > NEW_FOR_MS) return
  const byNew = { act: 'phone-by-new', subject: 'all', max: PHONES_A_DAY_BY_NEW, ...day }
  await requireBelowLimit(trx, byNew, now, 'too_many_phones')
}
