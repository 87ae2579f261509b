import type { Kysely } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import { createToken } from '../db/create-token.ts'
import { hashOf } from '../db/hash-of.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { invalid } from '../http/problem.ts'
import { countMail } from '../limits/mail-share.ts'
import type { TaskPayloads } from '../tasks/task.ts'
import { changedMail } from './change-mails.ts'
import { deleteChangeTokens, findEmailToken, insertEmailToken } from './email-tokens-store.ts'
import { confirmMail } from './mails.ts'
import { confirmEmail, findUserById, switchEmail, type User } from './users-store.ts'

const TOKEN_LIFE_MS = 7 * DAY_MS
const UNIQUE_VIOLATION = '23505'

/**
 * Queues the mail with the link that proves the address is the user's.
 * @returns null when the mail is queued, else the seconds until the limit of the mailbox allows it
 */
export async function sendConfirmation(
  trx: Kysely<Tables>,
  { clock, tasks }: Pick<Deps, 'clock' | 'tasks'>,
  user: Pick<User, 'id' | 'email'>,
): Promise<number | null> {
  const seconds = await countMail(trx, 'confirm', user.email, clock())
  if (seconds === null) await tasks.add(trx, 'mail-confirmation', { user_id: user.id })
  return seconds
}

/**
 * Mails an unconfirmed user a link. The token is created here, so that no queue contains it. Only its hash is stored.
 */
export async function mailConfirmation(
  { db, clock, config, mailer }: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>,
  { user_id }: TaskPayloads['mail-confirmation'],
): Promise<void> {
  const user = await findUserById(db, user_id)
  if (!user || user.email_confirmed_at) return
  const token = createToken()
  await insertEmailToken(db, {
    token_hash: hashOf(token),
    user_id,
    email: user.email,
    expires_at: new Date(clock().getTime() + TOKEN_LIFE_MS),
    is_change: false,
  })
  // The token is in the fragment: browsers do not send it, so no server logs the token (RFC 9110, 7.1).
  const link = `${config.publicUrl}/${user.language}/confirm-email#token=${token}`
  await mailer.send(confirmMail(user, link))
}

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>

/**
 * Confirms the address that a token was mailed to. If the token belongs to a change of address, the change takes
 * effect. Opening the link again succeeds too.
 * @returns the confirmed address
 * @throws Problem 422 when the token is unknown, expired or for an address that the user has changed since
 */
export async function confirmEmailWith(deps: Needs, token: string): Promise<string> {
  const { db, clock } = deps
  const now = clock()
  const known = await findEmailToken(db, hashOf(token), now)
  if (known?.is_change) await switchAddress(deps, known)
  if (!known || !(await confirmEmail(db, known.user_id, known.email, now)))
    throw invalid({ token: ['link_expired'] })
  return known.email
}

async function switchAddress(
  { db, clock, tasks, config }: Needs,
  { user_id, email, token_hash }: { user_id: number; email: string; token_hash: string },
): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      const user = await findUserById(trx, user_id)
      if (!user || user.email === email) return
      await switchEmail(trx, user_id, email, clock())
      // Keeps the link valid for a second click, but not as a change: it must not undo a later change of address.
      await deleteChangeTokens(trx, user_id)
      const expires_at = new Date(clock().getTime() + TOKEN_LIFE_MS)
      await insertEmailToken(trx, { token_hash, user_id, email, expires_at, is_change: false })
      for (const reader of [user, { ...user, email }])
        await tasks.add(trx, 'send-mail', changedMail('email', reader, config.publicUrl))
    })
  } catch (error) {
    // Another account has registered the address since the request.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw invalid({ token: ['link_expired'] })
    throw error
  }
}
