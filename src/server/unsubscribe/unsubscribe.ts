import type { Deps } from '../http/deps.ts'
import { invalid } from '../http/problem.ts'
import { stopMails } from '../notifications/choices.ts'
import { type MailsOf, readUnsubscribeToken } from '../notifications/tokens.ts'
import { stopMailsOfSearches } from '../saved-searches/stop-mails.ts'

/**
 * Turns off mails of the kind named in the link's token. Idempotent. Saved searches have settings of their own: mails
 * of all of them are turned off.
 * @throws Problem 422 when the token is not ours
 */
export async function unsubscribe(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  token: string,
): Promise<MailsOf> {
  const recipient = readUnsubscribeToken(config, token)
  if (!recipient) throw invalid({ token: ['link_expired'] })
  await db.transaction().execute(async (trx) => {
    if (recipient.kind === 'search_found') await stopMailsOfSearches(trx, recipient.userId)
    else await stopMails(trx, recipient.userId, recipient.kind)
  })
  return recipient
}
