import type { Deps } from '../http/deps.ts'
import { expiredMail } from './mails.ts'
import { expireUnanswered } from './store.ts'

const ANSWER_WITHIN_MS = 14 * 24 * 60 * 60 * 1000
// The embedded database has one connection: a long transaction would keep everybody waiting.
const AT_ONCE = 100

/** Closes bids that nobody answered in 14 days and tells their writers. Running it again finds nothing. */
export async function expireBids({ db, clock, tasks, config }: Deps): Promise<void> {
  const before = new Date(clock().getTime() - ANSWER_WITHIN_MS)
  let expired = AT_ONCE
  while (expired === AT_ONCE) {
    expired = await db.transaction().execute(async (trx) => {
      const bids = await expireUnanswered(trx, before, AT_ONCE)
      for (const { email, language, title } of bids) {
        if (email)
          await tasks.add(trx, 'send-mail', expiredMail({ email, language }, title, config.publicUrl))
      }
      return bids.length
    })
  }
}
