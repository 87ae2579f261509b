import type { Deps } from '../http/deps.ts'
import { invalid } from '../http/problem.ts'
import { stopMails } from '../notifications/choices.ts'
import { type MailsOf, readUnsubscribeToken } from '../notifications/tokens.ts'
import { stopMailsOfSearches } from '../saved-searches/stop-mails.ts'

/**
 * Ends the mails of the kind that a mail's link names, and again. Saved searches have choices of their own: all of
 * theirs are turned off.
 * @throws Problem 422 when the link is not one of ours
 */
export async function unsubscribe(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  token: string,
): Promise<MailsOf> {
  const whose = readUnsubscribeToken(config, token)
  if (!whose) throw invalid({ token: ['link_expired'] })
  await db.transaction().execute(async (trx) => {
    if (whose.kind === 'search_found') await stopMailsOfSearches(trx, whose.userId)
    else await stopMails(trx, whose.userId, whose.kind)
  })
  return whose
}
