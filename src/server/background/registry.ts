import { mailNewAddressTask } from '../accounts/change-email.ts'
import { mailConfirmationTask } from '../accounts/email-confirmation.ts'
import { mailTemporaryPasswordTask } from '../accounts/temporary-password.ts'
import { expireBidsTask } from '../bids/expire.ts'
import type { Deps } from '../http/deps.ts'
import { sendMailTask } from '../mail/send-mail.ts'
import { approveHeldTask } from '../moderation/approve-held.ts'
import { sendDigestsTask } from '../newsletter/send-digests.ts'
import { mailSubscriptionTask } from '../newsletter/subscribe.ts'
import { deliverNotificationTask } from '../notifications/deliver.ts'
import { mailUnreadTask } from '../notifications/mail-unread.ts'
import { messageArrivedTask } from '../notifications/notify-of-message.ts'
import { sendPushTask } from '../notifications/send-push.ts'
import { mailWaitingTask } from '../overview/mail-waiting.ts'
import { endPausesTask } from '../people/end-pauses.ts'
import { eraseAccountsTask } from '../personal-data/erase-due.ts'
import { publishEventTask } from '../realtime/publish-event.ts'
import { matchSavedSearchesTask } from '../saved-searches/match.ts'
import { notifyOfFindsTask } from '../saved-searches/notify-of-finds.ts'
import { sweepSearchTask } from '../search/sweep.ts'
import { removeFileTask } from '../storage/remove-file.ts'
import { runTask, type TaskName } from '../tasks/task.ts'
import type { TaskHandlers, TaskList } from '../tasks/tasks.ts'
import { askIfStillOpenTask, pauseUnansweredTask } from '../vacancies/still-open.ts'
import { warnOfExpiryTask } from '../vacancies/warn.ts'
import { forgetOldTask } from './forget-old.ts'

/** All tasks of the background work. Queues are stored in the database: a renamed task needs its `formerName`. */
export const TASKS: TaskList<Deps> = {
  'send-mail': sendMailTask,
  'mail-confirmation': mailConfirmationTask,
  'mail-new-address': mailNewAddressTask,
  'mail-temporary-password': mailTemporaryPasswordTask,
  'mail-subscription': mailSubscriptionTask,
  'publish-event': publishEventTask,
  'remove-file': removeFileTask,
  'message-arrived': messageArrivedTask,
  'deliver-notification': deliverNotificationTask,
  'send-push': sendPushTask,
  'mail-unread': mailUnreadTask,
  'warn-of-expiry': warnOfExpiryTask,
  'ask-if-still-open': askIfStillOpenTask,
  'pause-unanswered': pauseUnansweredTask,
  'expire-bids': expireBidsTask,
  'forget-old': forgetOldTask,
  'erase-accounts': eraseAccountsTask,
  'end-pauses': endPausesTask,
  'approve-held': approveHeldTask,
  'mail-waiting': mailWaitingTask,
  'sweep-search': sweepSearchTask,
  'send-digests': sendDigestsTask,
  'match-saved-searches': matchSavedSearchesTask,
  'saved-search-found': notifyOfFindsTask,
}

/** The handlers of all tasks, by name, with these dependencies. */
export function createHandlers(deps: Deps): TaskHandlers {
  const handlers = Object.values(TASKS).map((task) => [
    task.name,
    (payload: unknown) => runTask(task as (typeof TASKS)[TaskName], deps, payload),
  ])
  return Object.fromEntries(handlers)
}
