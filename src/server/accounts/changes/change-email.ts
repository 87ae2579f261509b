import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import { DAY_MS } from '#shared/durations.ts'
import { createToken } from '../../db/create-token.ts'
import { hashOf } from '../../db/hash-of.ts'
import type { Actor } from '../../http/app-type.ts'
import type { Deps } from '../../http/deps.ts'
import { invalid } from '../../http/problem.ts'
import { requireBelowLimit } from '../../limits/count-act.ts'
import type { TaskPayloads } from '../../tasks/task.ts'
import { confirmNewEmailMail, emailAskedMail } from '../change-mails.ts'
import { deleteChangeTokens, renewChangeToken } from '../email-tokens-store.ts'
import { limitTakenAnswersOfChange } from '../limit-taken-answers.ts'
import { requireOwner } from '../second-factor/require-owner.ts'
import { findUserByEmail, findUserById, hasPassword } from '../users-store.ts'
import type { ChangeRequest } from './in-order.ts'
import { requestEmailChange } from './request-email-change.ts'

const CHANGES_A_DAY = 5

/**
 * Requests a change of the e-mail address. It takes effect when the link mailed to the new address is opened. The
 * current address is notified. A later request replaces an earlier one.
 * @param change the new address, with the password or a passkey
 * @throws Problem 409 outdated, 422 by field, 429
 */
export async function changeEmail(
  deps: Deps,
  actor: Actor,
  { email, ...proof }: OwnerProof & { email: string },
  { address, inOrder }: ChangeRequest,
): Promise<void> {
  const { db, clock, config } = deps
  const user = await requireOwner(deps, actor, proof)
  await db.transaction().execute(async (trx) => {
    // Also counts refused requests: otherwise they could be used to find out which addresses have accounts.
    const limit = { act: 'email-change', subject: String(user.id), max: CHANGES_A_DAY, withinMs: DAY_MS }
    await requireBelowLimit(trx, limit, clock())
  })
  const isTaken = (await findUserByEmail(db, email)) !== null
  await limitTakenAnswersOfChange(deps, address, user, isTaken)
  if (isTaken) throw invalid({ email: ['email_taken'] })
  await inOrder(async (trx) => {
    // The password may have been changed since the check above. That cancels requests made with the old password.
    if (!(await hasPassword(trx, user.id, user.password_hash)))
      throw invalid({ password: ['password_wrong'] })
    await requestEmailChange(trx, deps, { user, email, notice: emailAskedMail(user, config.publicUrl) })
  })
}

/** Mails a confirmation link to the new address. The token is created here, so that no queue contains it. */
export async function mailNewAddress(
  { db, clock, config, mailer }: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>,
  { user_id }: TaskPayloads['mail-new-address'],
): Promise<void> {
  const user = await findUserById(db, user_id)
  if (!user || user.blocked_at) return
  const token = createToken()
  const change = { userId: user_id, what: 'email', tokenHash: hashOf(token), now: clock() } as const
  const pending = await renewChangeToken(db, change)
  if (!pending) return
  const reader = { email: pending.email, language: user.language }
  await mailer.send(confirmNewEmailMail(reader, config.publicUrl, token))
}

/** Cancels a pending change of the e-mail address. Idempotent. */
export async function cancelEmailChange({ db }: Pick<Deps, 'db'>, userId: number): Promise<void> {
  await deleteChangeTokens(db, userId, 'email')
}
