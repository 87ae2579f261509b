import { createHmac } from 'node:crypto'
import { HOUR_MS } from '#shared/durations.ts'
import type { Secrets } from '../config/config.ts'
import { lockUser } from '../db/lock-user.ts'
import type { Deps } from '../http/deps.ts'
import { countAwaitedMail } from '../limits/mail-share.ts'
import type { TaskPayloads } from '../tasks/task.ts'
import { temporaryPasswordMail } from './mails.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { lettersFrom } from './random-letters.ts'
import { findUserByEmail, findUserById, saveTemporaryPassword, type User } from './users-store.ts'

// Requests within the first hour mail the same password again, and the one before stays valid beside a new one. So each mail
// keeps its promise of an hour, whoever else makes requests meanwhile.
const SAME_MS = HOUR_MS
const LIFE_MS = SAME_MS + HOUR_MS

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
    await queueTemporaryPassword(trx, { clock, tasks }, user, network)
  })
}

/**
 * Queues the mail with an account's temporary password, unless the mailbox or the network has used up its share. The answer
 * to the requester stays the same: it must not reveal how many mails a mailbox was sent.
 */
export async function queueTemporaryPassword(
  trx: Deps['db'],
  { clock, tasks }: Pick<Deps, 'clock' | 'tasks'>,
  { id, email }: Pick<User, 'id' | 'email'>,
  network: string | null,
): Promise<void> {
  if ((await countAwaitedMail(trx, 'forgot', { email, network }, clock())) === null)
    await tasks.add(trx, 'mail-temporary-password', { user_id: id })
}

/** Mails a temporary password. It is created here, so that no queue contains it. Only its hash is stored. */
export async function mailTemporaryPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>,
  { user_id }: TaskPayloads['mail-temporary-password'],
): Promise<void> {
  const { db, config, mailer } = deps
  const made = await db.transaction().execute((trx) => makePassword({ ...deps, db: trx }, user_id))
  if (!made) return
  const { user, password } = made
  await mailer.send(temporaryPasswordMail(user, `${config.publicUrl}/${user.language}/login`, password))
}

/** Makes a temporary password, or the present one again; null when there is nobody who could use it. */
async function makePassword(
  { db: trx, clock, config: { secrets } }: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
): Promise<{ user: User; password: string } | null> {
  await lockUser(trx, userId)
  const user = await findUserById(trx, userId)
  if (!user || user.blocked_at) return null
  const now = clock()
  const { temporary_password_hash: hash, temporary_password_expires_at: until } = user
  if (hash && until && until.getTime() - now.getTime() > LIFE_MS - SAME_MS) {
    const password = passwordOf(secrets, user, until)
    // After a change of the server's secret another password follows.
    if (await isPassword(hash, password)) return { user, password }
  }
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  const password = passwordOf(secrets, user, expiresAt)
  await saveTemporaryPassword(trx, userId, { passwordHash: await hashPassword(password), expiresAt, now })
  return { user, password }
}

/**
 * A password such as "Xk7d-Qm3p-Zt9w": 12 characters, about 69 bits. It follows from the server's secret, a secret of the account
 * and its end, so that the same one can be mailed again without being stored.
 */
function passwordOf([secret]: Secrets, user: User, expiresAt: Date): string {
  const about = ['temporary password', user.id, user.seal_secret, user.password_hash, expiresAt.toISOString()]
  const bytes = createHmac('sha256', secret).update(about.join('\n')).digest()
  return lettersFrom(bytes, 12).replace(/(.{4})(?=.)/g, '$1-')
}
