import { HOUR_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { countAwaitedMail } from '../limits/mail-share.ts'
import type { TaskPayloads } from '../tasks/task.ts'
import { temporaryPasswordMail } from './mails.ts'
import { hashPassword } from './password-hash.ts'
import { randomLetters } from './random-letters.ts'
import { findUserByEmail, findUserById, saveTemporaryPassword } from './users-store.ts'

const LIFE_MS = HOUR_MS

/** The format of temporary passwords. */
export const TEMPORARY_PASSWORD = /^[A-Za-z2-9]{4}-[A-Za-z2-9]{4}-[A-Za-z2-9]{4}$/

/**
 * Queues a mail with a temporary password if the address has an account. Callers cannot tell whether it has one:
 * neither answer nor response time depends on it.
 * @param network that of the requester; null on a device where the account has signed in before
 */
export async function sendTemporaryPassword(
  { db, clock, tasks }: Pick<Deps, 'db' | 'clock' | 'tasks'>,
  email: string,
  network: string | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (!user || user.blocked_at) return
    // The answer stays the same: it must not reveal how many mails a mailbox was sent.
    const request = { email: user.email, network }
    if ((await countAwaitedMail(trx, 'forgot', request, clock())) !== null) return
    await tasks.add(trx, 'mail-temporary-password', { user_id: user.id })
  })
}

/** Mails a temporary password. It is created here, so that no queue contains it. Only its hash is stored. */
export async function mailTemporaryPassword(
  { db, clock, config, mailer }: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>,
  { user_id }: TaskPayloads['mail-temporary-password'],
): Promise<void> {
  const user = await findUserById(db, user_id)
  if (!user || user.blocked_at) return
  const password = makePassword()
  const expiresAt = new Date(clock().getTime() + LIFE_MS)
  await saveTemporaryPassword(db, user_id, await hashPassword(password), expiresAt)
  await mailer.send(temporaryPasswordMail(user, `${config.publicUrl}/${user.language}/login`, password))
}

/** A random password such as "Xk7d-Qm3p-Zt9w": 12 characters, about 69 bits. */
function makePassword(): string {
  const group = () => randomLetters(4, 'mixed')
  return `${group()}-${group()}-${group()}`
}
