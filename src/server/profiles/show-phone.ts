import { DAY_MS } from '#shared/durations.ts'
import { isBlocked } from '../blocks/is-blocked.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, tooMany } from '../http/problem.ts'
import { findPhone, holdViewer, insertView, listViews } from './phone-store.ts'
import { visibilityOf } from './visibility.ts'

/** To this many people's numbers an employer comes in 24 hours. */
export const PHONES_A_DAY = 30

/**
 * Shows an employer a job seeker's phone number. Asking for the same one again within a day costs nothing.
 * @throws Problem 404 when there is none to be shown, 429 when the day's share is used up
 */
export async function showPhone(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  bossId: number,
  userId: number,
): Promise<string> {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    const found = await findPhone(trx, userId)
    const isShown = found && visibilityOf(found.visibility).phone && !(await isBlocked(trx, bossId, userId))
    if (!isShown) throw notFound()
    await holdViewer(trx, bossId)
    const views = await listViews(trx, bossId, new Date(now.getTime() - DAY_MS))
    if (views.some(({ user_id }) => user_id === userId)) return found.phone
    const oldestThatCounts = views[PHONES_A_DAY - 1]
    if (oldestThatCounts) {
      const freeAt = oldestThatCounts.viewed_at.getTime() + DAY_MS
      throw tooMany((freeAt - now.getTime()) / 1000, 'too_many_phones')
    }
    await insertView(trx, bossId, userId, now)
    return found.phone
  })
}
