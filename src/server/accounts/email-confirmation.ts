import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { invalid } from '../http/problem.ts'
import { countMail } from '../limits/mail-share.ts'
import { findEmailToken, insertEmailToken } from './email-tokens-store.ts'
import { confirmMail } from './mails.ts'
import { confirmEmail, type User } from './users-store.ts'

const TOKEN_LIFE_MS = 7 * DAY_MS

/**
 * Mails a user the link that proves the address is theirs. Only the token's hash stays here.
 * @returns null, or the seconds until another may be sent when the mailbox was sent enough; then nothing is
 */
export async function sendConfirmation(
  trx: Kysely<Tables>,
  { clock, config, tasks }: Pick<Deps, 'clock' | 'config' | 'tasks'>,
  user: Pick<User, 'id' | 'email' | 'language'>,
): Promise<number | null> {
  const seconds = await countMail(trx, 'confirm', user.email, clock())
  if (seconds !== null) return seconds
  const token = randomBytes(32).toString('base64url')
  await insertEmailToken(trx, {
    token_hash: hashOf(token),
    user_id: user.id,
    email: user.email,
    expires_at: new Date(clock().getTime() + TOKEN_LIFE_MS),
  })
  // In the fragment: browsers do not send it, so no server logs the token (RFC 9110, 7.1).
  const link = `${config.publicUrl}/${user.language}/confirm-email#token=${token}`
  await tasks.add(trx, 'send-mail', confirmMail(user, link))
  return null
}

/**
 * Confirms the address that a token was mailed to. Opening the link again succeeds too.
 * @throws Problem 422 when the token is unknown, expired or for an address that the user has changed since
 */
export async function confirmEmailWith(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const now = clock()
  const known = await findEmailToken(db, hashOf(token), now)
  if (!known || !(await confirmEmail(db, known.user_id, known.email, now))) {
    throw invalid({ token: ['link_expired'] })
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
