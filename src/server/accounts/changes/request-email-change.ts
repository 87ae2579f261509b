import type { Kysely } from 'kysely'
import { createToken } from '../../db/create-token.ts'
import { hashOf } from '../../db/hash-of.ts'
import type { Tables } from '../../db/tables.ts'
import type { Deps } from '../../http/deps.ts'
import { requireRequestedMail } from '../../limits/mail-share.ts'
import type { Mail } from '../../mail/mailer.ts'
import { deleteChangeTokens, insertEmailToken, TOKEN_LIFE_MS } from '../email-tokens-store.ts'

type Change = {
  user: { id: number; email_confirmed_at: Date | null }
  email: string
  /** The mail that tells the current address of the change. */
  notice: Mail
}

/**
 * Mails a link to a new address of an account, which takes effect when it is opened, and tells the current address. A
 * later request replaces an earlier one.
 * @throws Problem 429
 */
export async function requestEmailChange(
  trx: Kysely<Tables>,
  { clock, tasks }: Pick<Deps, 'clock' | 'tasks'>,
  { user, email, notice }: Change,
): Promise<void> {
  // The mailbox may belong to somebody else.
  await requireRequestedMail(trx, 'change', { email, accountId: user.id }, clock())
  await deleteChangeTokens(trx, user.id, 'email')
  await insertEmailToken(trx, {
    // A placeholder: the task that sends the mail replaces it by the hash of a new token.
    token_hash: hashOf(createToken()),
    user_id: user.id,
    email,
    phone: null,
    expires_at: new Date(clock().getTime() + TOKEN_LIFE_MS),
    is_change: true,
  })
  await tasks.add(trx, 'mail-new-address', { user_id: user.id })
  if (user.email_confirmed_at) await tasks.add(trx, 'send-mail', notice)
}
