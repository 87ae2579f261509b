import type { Kysely, Selectable } from 'kysely'
import { createToken } from '../db/create-token.ts'
import { hashOf } from '../db/hash-of.ts'
import { isUniqueViolation } from '../db/is-unique-violation.ts'
import type { EmailTokenTable } from '../db/tables/sessions.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { invalid } from '../http/problem.ts'
import { countAwaitedMail } from '../limits/mail-share.ts'
import type { TaskPayloads } from '../tasks/task.ts'
import { changedMail, phoneChangedMail } from './change-mails.ts'
import { deleteChangeTokens, findEmailToken, insertEmailToken, TOKEN_LIFE_MS } from './email-tokens-store.ts'
import { confirmMail } from './mails.ts'
import { confirmEmail, findUserById, savePhone, switchEmail, type User } from './users-store.ts'

/**
 * Queues the mail with the link that proves the address is the user's.
 * @param network that of the requester
 * @returns null when the mail is queued, else the seconds until the limit of the mailbox allows it
 */
export async function sendConfirmation(
  trx: Kysely<Tables>,
  { clock, tasks }: Pick<Deps, 'clock' | 'tasks'>,
  { id, email }: Pick<User, 'id' | 'email'>,
  network: string,
): Promise<number | null> {
  const seconds = await countAwaitedMail(trx, 'confirm', { email, network }, clock())
  if (seconds === null) await tasks.add(trx, 'mail-confirmation', { user_id: id })
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
    phone: null,
    expires_at: new Date(clock().getTime() + TOKEN_LIFE_MS),
    is_change: false,
  })
  // The token is in the fragment: browsers do not send it, so no server logs the token (RFC 9110, 7.1).
  const link = `${config.publicUrl}/${user.language}/confirm-email#token=${token}`
  await mailer.send(confirmMail(user, link))
}

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>

/**
 * Confirms the address that a token was mailed to. If the token belongs to a change of address or phone number, the change
 * takes effect. Opening the link again succeeds too.
 * @returns the confirmed address, and the phone number if the link confirmed one
 * @throws Problem 422 when the token is unknown, expired, for an address that the user has changed since, or for a number
 *   that is no longer the user's
 */
export async function confirmEmailWith(
  deps: Needs,
  token: string,
): Promise<{ email: string; phone: string | null }> {
  const { db, clock } = deps
  const now = clock()
  const known = await findEmailToken(db, hashOf(token), now)
  if (known?.is_change) await (known.phone === null ? switchAddress(deps, known) : switchPhone(deps, known))
  if (!known || !(await confirmEmail(db, known.user_id, known.email, now)))
    throw invalid({ token: ['link_expired'] })
  if (known.phone !== null && (await findUserById(db, known.user_id))?.phone !== known.phone)
    throw invalid({ token: ['link_expired'] })
  return { email: known.email, phone: known.phone }
}

type Change = Pick<Selectable<EmailTokenTable>, 'user_id' | 'email' | 'phone' | 'token_hash'>

/** Replaces the token of a change that has taken effect: its link stays valid for a second click, but undoes no later change. */
async function keepLink(trx: Kysely<Tables>, { clock }: Needs, change: Change): Promise<void> {
  const expires_at = new Date(clock().getTime() + TOKEN_LIFE_MS)
  await insertEmailToken(trx, { ...change, expires_at, is_change: false })
}

async function switchAddress(deps: Needs, { user_id, email, token_hash }: Change): Promise<void> {
  const { clock, tasks, config } = deps
  await unlessTaken(deps, async (trx) => {
    const user = await findUserById(trx, user_id)
    if (!user || user.email === email) return
    await switchEmail(trx, user_id, email, clock())
    await deleteChangeTokens(trx, user_id)
    await keepLink(trx, deps, { token_hash, user_id, email, phone: null })
    for (const reader of [user, { ...user, email }])
      await tasks.add(trx, 'send-mail', changedMail('email', reader, config.publicUrl))
  })
}

async function switchPhone(deps: Needs, change: Change): Promise<void> {
  const { user_id, email, phone, token_hash } = change
  await unlessTaken(deps, async (trx) => {
    const user = await findUserById(trx, user_id)
    // The link was mailed to an address that is no longer the owner's.
    if (!user || phone === null || user.email !== email) return
    await savePhone(trx, user_id, phone, deps.clock())
    await deleteChangeTokens(trx, user_id, 'phone')
    await keepLink(trx, deps, { token_hash, user_id, email, phone })
    await deps.tasks.add(trx, 'send-mail', phoneChangedMail(user, phone, deps.config.publicUrl))
  })
}

/** A change within a transaction. Another account may have taken the address or number since the request. */
async function unlessTaken({ db }: Needs, change: (trx: Kysely<Tables>) => Promise<void>): Promise<void> {
  try {
    await db.transaction().execute(change)
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid({ token: ['link_expired'] })
    throw error
  }
}
