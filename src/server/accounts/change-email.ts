import { randomBytes } from 'node:crypto'
import { DAY_MS } from '#shared/durations.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { invalid, Problem } from '../http/problem.ts'
import { requireBelowLimit } from '../limits/count-act.ts'
import { confirmNewEmailMail, emailAskedMail } from './change-mails.ts'
import { requirePassword } from './confirm-password.ts'
import { deleteChangeTokens, hashOf, insertEmailToken } from './email-tokens-store.ts'
import { findUserByEmail, findUserById } from './users-store.ts'

const TOKEN_LIFE_MS = 7 * DAY_MS
const CHANGES_A_DAY = 5

/**
 * Asks for another e-mail address. It counts once the link that is mailed there was opened; the present address is told.
 * A later request replaces an earlier one.
 * @throws Problem 422 by field, 429
 */
export async function changeEmail(
  deps: Deps,
  actor: Actor,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { db, clock, config, tasks } = deps
  const user = await findUserById(db, actor.id)
  if (!user) throw new Problem('unauthenticated')
  await requirePassword(deps, user, { password, sessionId: actor.sessionId, field: 'password' })
  const token = randomBytes(32).toString('base64url')
  await db.transaction().execute(async (trx) => {
    // Also counts refused ones, so that nobody learns which addresses have accounts.
    const limit = { act: 'email-change', subject: String(user.id), most: CHANGES_A_DAY, withinMs: DAY_MS }
    await requireBelowLimit(trx, limit, clock())
  })
  if (await findUserByEmail(db, email)) throw invalid({ email: ['email_taken'] })
  await db.transaction().execute(async (trx) => {
    await deleteChangeTokens(trx, user.id)
    await insertEmailToken(trx, {
      token_hash: hashOf(token),
      user_id: user.id,
      email,
      expires_at: new Date(clock().getTime() + TOKEN_LIFE_MS),
      is_change: true,
    })
    const reader = { email, language: user.language }
    await tasks.add(trx, 'send-mail', confirmNewEmailMail(reader, config.publicUrl, token))
    if (user.email_confirmed_at) await tasks.add(trx, 'send-mail', emailAskedMail(user, config.publicUrl))
  })
}

/** Forgets the address that was asked for. Idempotent. */
export async function keepEmail({ db }: Pick<Deps, 'db'>, userId: number): Promise<void> {
  await deleteChangeTokens(db, userId)
}
