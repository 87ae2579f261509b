import { randomInt } from 'node:crypto'
import { HOUR_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { countMail } from '../limits/mail-share.ts'
import { temporaryPasswordMail } from './mails.ts'
import { hashPassword } from './password-hash.ts'
import { findUserByEmail, saveTemporaryPassword } from './users-store.ts'

const LIFE_MS = HOUR_MS
// Without characters that look alike: 0 and O, 1, l and I.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** Mails a temporary password to an address that has an account. Callers cannot tell whether it has one. */
export async function sendTemporaryPassword(
  { db, clock, config, tasks }: Pick<Deps, 'db' | 'clock' | 'config' | 'tasks'>,
  email: string,
): Promise<void> {
  const password = makePassword()
  // Hashed for unknown addresses too: the response time must not reveal which accounts exist.
  const passwordHash = await hashPassword(password)
  const expiresAt = new Date(clock().getTime() + LIFE_MS)
  await db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (!user || user.blocked_at) return
    // The answer is the same: what a mailbox was sent is its owner's alone.
    if ((await countMail(trx, 'forgot', user.email, clock())) !== null) return
    await saveTemporaryPassword(trx, user.id, passwordHash, expiresAt)
    const link = `${config.publicUrl}/${user.language}/login`
    await tasks.add(trx, 'send-mail', temporaryPasswordMail(user, link, password))
  })
}

/** A random password such as "Xk7d-Qm3p-Zt9w": 12 characters, about 69 bits. */
function makePassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${group()}-${group()}-${group()}`
}
