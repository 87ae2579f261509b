import { expireBids } from '../bids/expire.ts'
import type { Deps } from '../http/deps.ts'
import { sendDigests } from '../newsletter/send-digests.ts'
import { mailUnread } from '../notifications/mail-unread.ts'
import { sendPush } from '../notifications/send-push.ts'
import { tellPerson } from '../notifications/tell.ts'
import { tellOfMessage } from '../notifications/tell-message.ts'
import { lookForSavedSearches } from '../saved-searches/look.ts'
import { tellFound } from '../saved-searches/tell.ts'
import { sweepSearch } from '../search/sweep.ts'
import type { Schedule, TaskHandlers } from '../tasks/tasks.ts'
import { askIfTheyStand, pauseUnanswered } from '../vacancies/still-stands.ts'
import { warnOfExpiry } from '../vacancies/warn.ts'
import { forgetOld } from './forget-store.ts'

/** All background work that comes round by itself (cron, UTC). */
export const schedule: Schedule = {
  'expire-bids': '17 * * * *',
  'forget-old': '41 3 * * *',
  'sweep-search': '52 * * * *',
  'send-digests': '10 6 * * *',
  'warn-of-expiry': '40 7 * * *',
  'ask-if-it-stands': '10 7 * * *',
  // Later in the day than the question: one of seven days ago is then always due.
  'pause-unanswered': '10 8 * * *',
  'look-for-saved-searches': '27 * * * *',
}

/** What each kind of background work does. */
export function createHandlers(deps: Deps): TaskHandlers {
  return {
    'send-mail': (mail) => deps.mailer.send(mail),
    'message-arrived': (arrived) => tellOfMessage(deps, arrived),
    'tell-person': (told) => tellPerson(deps, told),
    'send-push': (push) => sendPush(deps, push),
    'mail-unread': (away) => mailUnread(deps, away),
    'warn-of-expiry': () => warnOfExpiry(deps),
    'ask-if-it-stands': () => askIfTheyStand(deps),
    'pause-unanswered': () => pauseUnanswered(deps),
    'publish-event': (event) => deps.realtime.publishAgain(event),
    'remove-file': ({ name }) => deps.storage.remove(name),
    'expire-bids': () => expireBids(deps),
    'forget-old': () => forgetOld(deps.db, deps.clock()),
    'sweep-search': () => sweepSearch(deps.db, deps.clock()),
    'send-digests': () => sendDigests(deps),
    'look-for-saved-searches': () => lookForSavedSearches(deps),
    'saved-search-found': (found) => tellFound(deps, found),
  }
}
