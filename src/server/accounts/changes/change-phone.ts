import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { Actor } from '../../http/app-type.ts'
import type { Deps } from '../../http/deps.ts'
import { type FieldProblems, invalid, Problem } from '../../http/problem.ts'
import { requireBelowLimit } from '../../limits/count-act.ts'
import { phoneChangedMail } from '../change-mails.ts'
import { limitTakenAnswersOfChange } from '../limit-taken-answers.ts'
import { normalisePhone } from '../phone.ts'
import { requireOwner } from '../second-factor/require-owner.ts'
import { requireStillSignedIn } from '../still-signed-in.ts'
import { findUserByPhone, savePhone } from '../users-store.ts'
import type { ChangeRequest } from './in-order.ts'

const UNIQUE_VIOLATION = '23505'
const WRONG: FieldProblems = { phone: ['wrong_phone'] }
const MAX_CHANGES_A_DAY = 5

/**
 * Changes the phone number (which is also a login name) at once, and mails the owner. No SMS can confirm it, and the mailbox
 * says nothing of a number; the password or a passkey protects the account.
 * @param given the new number, with the password or a passkey
 * @throws Problem 401 when the session has ended meanwhile, 409 outdated, 422 by field, 429
 */
export async function changePhone(
  deps: Deps,
  actor: Actor,
  given: OwnerProof & { phone: string },
  { address, inOrder }: ChangeRequest,
): Promise<void> {
  const phone = normalisePhone(given.phone)
  const user = await requireOwner(deps, actor, given).catch((error) => {
    const isRefused = error instanceof Problem && error.code === 'invalid'
    throw isRefused && !phone ? invalid({ ...error.fields, ...WRONG }) : error
  })
  if (!phone) throw invalid(WRONG)
  // An earlier change that arrives later must not replace the number that the user has chosen again.
  if (phone === user.phone) return inOrder(async () => undefined)
  await deps.db.transaction().execute((trx) => {
    // Refused changes count too: they reveal which phone numbers have accounts.
    const limit = { act: 'phone-change', subject: String(user.id), max: MAX_CHANGES_A_DAY, withinMs: DAY_MS }
    return requireBelowLimit(trx, limit, deps.clock())
  })
  const isTaken = (await findUserByPhone(deps.db, phone)) !== null
  await limitTakenAnswersOfChange(deps, address, isTaken)
  if (isTaken) throw invalid({ phone: ['phone_taken'] })
  try {
    await inOrder(async (trx) => {
      await requireStillSignedIn(trx, actor)
      await savePhone(trx, user.id, phone)
      if (user.email_confirmed_at)
        await deps.tasks.add(trx, 'send-mail', phoneChangedMail(user, phone, deps.config.publicUrl))
    })
  } catch (error) {
    // Another account may have taken it since the check above.
    throw (error as { code?: string }).code === UNIQUE_VIOLATION ? invalid({ phone: ['phone_taken'] }) : error
  }
}
