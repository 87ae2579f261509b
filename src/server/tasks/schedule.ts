import { expireBids } from '../bids/expire.ts'
import type { Deps } from '../http/deps.ts'
import { forgetOld } from './forget-store.ts'
import type { Schedule, TaskHandlers } from './tasks.ts'

/** All background work that comes round by itself (cron, UTC). */
export const schedule: Schedule = { 'expire-bids': '17 * * * *', 'forget-old': '41 3 * * *' }

/** What each kind of background work does. */
export function createHandlers(deps: Deps): TaskHandlers {
  return {
    'send-mail': (mail) => deps.mailer.send(mail),
    'expire-bids': () => expireBids(deps),
    'forget-old': () => forgetOld(deps.db, deps.clock()),
  }
}
