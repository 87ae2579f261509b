import { ANSWER_WITHIN_MS, ASK_AFTER_MS, shouldAskOwner, shouldPause } from '#shared/rules/still-open.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { confirmTokenBy } from './confirm-token.ts'
import { forEachDueOwner, type Needs, type Step } from './each-due-owner.ts'
import { askedMail, pausedMail } from './mails.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'ask-if-still-open': NoPayload
    'pause-unanswered': NoPayload
  }
}

/** Asks owners whether a job is still open, 14 days after its last confirmation. Once for each confirmation. */
export const askIfStillOpen = (deps: Needs): Promise<void> =>
  forEachDueOwner(deps, { confirmedBefore: ago(deps, ASK_AFTER_MS) }, ASK)

/**
 * Pauses vacancies whose owners did not answer within 7 days; they can be published again. Bidders are not notified.
 */
export const pauseUnanswered = (deps: Needs): Promise<void> =>
  forEachDueOwner(deps, { askedBefore: ago(deps, ANSWER_WITHIN_MS) }, PAUSE)

const ASK: Step = {
  kind: 'vacancy_asked',
  isDue: shouldAskOwner,
  mail: askedMail,
  change: (now) => ({ asked_at: now }),
  linkOf: ({ config }, sign, question) =>
    `${config.publicUrl}/api/v1/vacancies/still-open?token=${confirmTokenBy(sign, question)}`,
}
const PAUSE: Step = {
  kind: 'vacancy_paused',
  isDue: shouldPause,
  mail: pausedMail,
  change: (now) => ({ published: false, updated_at: now }),
}

const ago = ({ clock }: Needs, ms: number) => new Date(clock().getTime() - ms)

/** Asks owners every morning whether jobs are still open. */
export const askIfStillOpenTask = defineTask({
  name: 'ask-if-still-open',
  formerName: 'ask-if-it-stands',
  payload: NO_PAYLOAD,
  schedule: '10 7 * * *',
  work: askIfStillOpen,
})

/** Pauses unconfirmed vacancies every morning. */
export const pauseUnansweredTask = defineTask({
  name: 'pause-unanswered',
  payload: NO_PAYLOAD,
  // Runs later in the day than the task that asks, so that a question from seven days ago is always due.
  schedule: '10 8 * * *',
  work: pauseUnanswered,
})
