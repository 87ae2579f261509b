import { DAY_MS } from '#shared/durations.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { invalid, Problem } from '../http/problem.ts'
import { requireBelowLimit } from '../limits/count-act.ts'
import { changedMail } from './change-mails.ts'
import { requirePassword } from './confirm-password.ts'
import { normalisePhone } from './phone.ts'
import { findUserById, savePhone } from './users-store.ts'

const UNIQUE_VIOLATION = '23505'
const MAX_CHANGES_A_DAY = 5

/**
 * Changes the phone number (which is also a login name) and mails the owner.
 * @throws Problem 422 by field, 429
 */
export async function changePhone(
  deps: Deps,
  actor: Actor,
  given: { phone: string; password: string },
): Promise<void> {
  const user = await findUserById(deps.db, actor.id)
  if (!user) throw new Problem('unauthenticated')
  const { password } = given
  await requirePassword(deps, user, { password, sessionId: actor.sessionId, field: 'password' })
  const phone = normalisePhone(given.phone)
  if (!phone) throw invalid({ phone: ['wrong_phone'] })
  if (phone === user.phone) return
  await deps.db.transaction().execute((trx) => {
    // Also counts refused ones, so that nobody learns which numbers have accounts.
    const limit = { act: 'phone-change', subject: String(user.id), max: MAX_CHANGES_A_DAY, withinMs: DAY_MS }
    return requireBelowLimit(trx, limit, deps.clock())
  })
  try {
    await deps.db.transaction().execute(async (trx) => {
      await savePhone(trx, user.id, phone)
      if (user.email_confirmed_at)
        await deps.tasks.add(trx, 'send-mail', changedMail('phone', user, deps.config.publicUrl))
    })
  } catch (error) {
    throw (error as { code?: string }).code === UNIQUE_VIOLATION ? invalid({ phone: ['phone_taken'] }) : error
  }
}
