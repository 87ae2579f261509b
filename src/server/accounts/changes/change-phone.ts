import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import { DAY_MS } from '#shared/durations.ts'
import { createToken } from '../../db/create-token.ts'
import { hashOf } from '../../db/hash-of.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import type { Actor } from '../../http/app-type.ts'
import type { Deps } from '../../http/deps.ts'
import { type FieldProblems, invalid, Problem } from '../../http/problem.ts'
import { requireBelowLimit } from '../../limits/count-act.ts'
import type { TaskPayloads } from '../../tasks/task.ts'
import { confirmPhoneMail } from '../change-mails.ts'
import {
  deleteChangeTokens,
  insertEmailToken,
  renewChangeToken,
  TOKEN_LIFE_MS,
} from '../email-tokens-store.ts'
import { limitTakenAnswersOfChange } from '../limit-taken-answers.ts'
import { normalisePhone } from '../phone.ts'
import { requireOwner } from '../second-factor/require-owner.ts'
import { requireStillSignedIn } from '../still-signed-in.ts'
import { findUserById, isPhoneTaken, savePhone } from '../users-store.ts'
import type { ChangeRequest } from './in-order.ts'

const WRONG: FieldProblems = { phone: ['wrong_phone'] }
const MAX_CHANGES_A_DAY = 5

/**
 * Requests a change of the phone number, which is also a login name. It takes effect when the link mailed to the owner's
 * confirmed address is opened: we send no SMS. Without a confirmed address it takes effect at once; nobody else sees the
 * number of such an account. A later request replaces an earlier one, and the present number cancels it.
 * @param given the new number, with the password or a passkey
 * @returns whether the change waits for the link
 * @throws Problem 401 when the session has ended meanwhile, 409 outdated, 422 by field, 429
 */
export async function changePhone(
  deps: Deps,
  actor: Actor,
  given: OwnerProof & { phone: string },
  { address, inOrder }: ChangeRequest,
): Promise<{ isPending: boolean }> {
  const { clock, tasks } = deps
  const phone = normalisePhone(given.phone)
  const user = await requireOwner(deps, actor, given).catch((error) => {
    const isRefused = error instanceof Problem && error.code === 'invalid'
    throw isRefused && !phone ? invalid({ ...error.fields, ...WRONG }) : error
  })
  if (!phone) throw invalid(WRONG)
  const isPending = user.email_confirmed_at !== null
  // An earlier change that arrives later must not replace the number that the user has chosen again.
  if (phone === user.phone) {
    await inOrder((trx) => deleteChangeTokens(trx, user.id, 'phone'))
    return { isPending: false }
  }
  await deps.db.transaction().execute((trx) => {
    // Refused changes count too: they reveal which phone numbers have accounts.
    const limit = { act: 'phone-change', subject: String(user.id), max: MAX_CHANGES_A_DAY, withinMs: DAY_MS }
    return requireBelowLimit(trx, limit, clock())
  })
  const isTaken = await isPhoneTaken(deps.db, phone, clock())
  await limitTakenAnswersOfChange(deps, address, user, isTaken)
  if (isTaken) throw invalid({ phone: ['phone_taken'] })
  try {
    await inOrder(async (trx) => {
      await requireStillSignedIn(trx, actor)
      await deleteChangeTokens(trx, user.id, 'phone')
      if (!isPending) return savePhone(trx, user.id, phone, clock())
      await insertEmailToken(trx, {
        // A placeholder: the task that sends the mail replaces it by the hash of a new token.
        token_hash: hashOf(createToken()),
        user_id: user.id,
        email: user.email,
        phone,
        expires_at: new Date(clock().getTime() + TOKEN_LIFE_MS),
        is_change: true,
      })
      await tasks.add(trx, 'mail-new-phone', { user_id: user.id })
    })
  } catch (error) {
    // Another account may have taken it since the check above.
    throw isUniqueViolation(error) ? invalid({ phone: ['phone_taken'] }) : error
  }
  return { isPending }
}

/** Mails the link that confirms a new number. The token is created here, so that no queue contains it. */
export async function mailNewPhone(
  { db, clock, config, mailer }: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>,
  { user_id }: TaskPayloads['mail-new-phone'],
): Promise<void> {
  const user = await findUserById(db, user_id)
  if (!user || user.blocked_at) return
  const token = createToken()
  const change = { userId: user_id, what: 'phone', tokenHash: hashOf(token), now: clock() } as const
  const pending = await renewChangeToken(db, change)
  // The address may have been changed since.
  if (!pending?.phone || pending.email !== user.email) return
  await mailer.send(confirmPhoneMail(user, pending.phone, config.publicUrl, token))
}

/** Cancels a pending change of the phone number. Idempotent. */
export async function cancelPhoneChange({ db }: Pick<Deps, 'db'>, userId: number): Promise<void> {
  await deleteChangeTokens(db, userId, 'phone')
}
