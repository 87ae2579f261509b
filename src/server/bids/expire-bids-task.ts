import { DAY_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { notify } from '../notifications/notify.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { expiredMail } from './mails.ts'
import { expireUnanswered } from './store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'expire-bids': NoPayload
  }
}

/** How long an owner has to answer a bid. */
export const ANSWER_WITHIN_MS = 14 * DAY_MS
// The embedded database has one connection: a long transaction would block all requests.
const AT_ONCE = 100

/** Expires bids that were not answered within 14 days and notifies the workers. Safe to run again. */
export async function expireBids(deps: Deps): Promise<void> {
  const now = deps.clock()
  const before = new Date(now.getTime() - ANSWER_WITHIN_MS)
  let expired = AT_ONCE
  while (expired === AT_ONCE) {
    expired = await deps.db.transaction().execute(async (trx) => {
      const bids = await expireUnanswered(trx, { before, now, max: AT_ONCE })
      for (const { id, title, slug, user_id, owner_id, language, company_name } of bids) {
        await notify(deps, trx, {
          user_id,
          kind: 'bid_answered',
          detail: 'expired',
          actor: { id: owner_id, name: company_name },
          subject: { type: 'job', id, title, slug },
          mail: expiredMail(language, title, deps.config.publicUrl),
          isAboutOwnAct: true,
        })
      }
      return bids.length
    })
  }
}

/** Runs hourly, so that a bid expires soon after the promised 14 days. */
export const expireBidsTask = defineTask({
  name: 'expire-bids',
  payload: NO_PAYLOAD,
  schedule: '17 * * * *',
  work: expireBids,
})
