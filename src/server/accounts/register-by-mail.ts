import type { Insertable } from 'kysely'
import { isUniqueViolation } from '../db/is-unique-violation.ts'
import type { UserTable } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { countMail } from '../limits/mail-share.ts'
import { registeredMail } from './mails.ts'
import { queueTemporaryPassword } from './temporary-password.ts'
import { findUserByEmail, insertUser, type User } from './users-store.ts'
import { queueVatCheck } from './vat/queue-vat-check.ts'

/**
 * Registers without revealing whether the e-mail address or the phone number is taken: the account has no session, and only a
 * mailed password opens it. The typed one never does: it may be that of somebody who has registered with a stranger's address,
 * and would open the account once its owner has confirmed it. The number is not stored, because the new owner would see
 * whether it was free. The owner of a taken address is mailed how to log in.
 * @param row the account, its password hashed already: hashing takes most of the time, which must not depend on the outcome
 * @param network that of the requester
 */
export async function registerByMail(deps: Deps, row: Insertable<UserTable>, network: string): Promise<void> {
  const { db, clock, config, tasks } = deps
  const mailOwner = (owner: User) =>
    db.transaction().execute(async (trx) => {
      if (owner.blocked_at) return
      // Whoever has lost the mail registers again.
      const isOpenedByMail = owner.password_used_up && !owner.email_confirmed_at
      if (isOpenedByMail) await queueTemporaryPassword(trx, deps, owner, network)
      else if ((await countMail(trx, 'registered', owner.email, clock())) === null)
        await tasks.add(trx, 'send-mail', registeredMail(owner, config.publicUrl))
    })
  const owner = await findUserByEmail(db, row.email)
  if (owner) return mailOwner(owner)
  try {
    await db.transaction().execute(async (trx) => {
      const user = await insertUser(trx, { ...row, phone: null, password_used_up: true })
      await queueVatCheck(trx, deps, { ...user, vat_id: row.vat_id ?? null })
      await queueTemporaryPassword(trx, deps, { ...user, email: row.email }, network)
    })
  } catch (error) {
    // A concurrent copy of the form has created it, and mails the password.
    if (!isUniqueViolation(error)) throw error
  }
}
