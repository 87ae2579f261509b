import { ANSWER_WITHIN_MS, ASK_AFTER_MS, shouldAskOwner, shouldPause } from '#shared/rules/still-open.ts'
import type { Deps } from '../http/deps.ts'
import { collectClaims, type Sign } from '../mail/signed-links.ts'
import { notify } from '../notifications/notify.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { confirmTokenBy, type Question } from './confirm-token.ts'
import { askedMail, pausedMail } from './mails.ts'
import { listOwnersDue, lockOpenVacancies, updateVacancy, type VacancyRow } from './store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'ask-if-still-open': NoPayload
    'pause-unanswered': NoPayload
  }
}

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>
type Step = {
  kind: 'vacancy_asked' | 'vacancy_paused'
  isDue(row: VacancyRow, now: Date): boolean
  change(now: Date): Parameters<typeof updateVacancy>[2]
  mail: typeof askedMail
  /** The link with which the owner confirms one vacancy. */
  linkOf(deps: Needs, sign: Sign, question: Question): { link?: string }
}

const AT_ONCE = 100

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
  linkOf: ({ config }, sign, question) => ({
    link: `${config.publicUrl}/api/v1/vacancies/still-open?token=${confirmTokenBy(sign, question)}`,
  }),
}
const PAUSE: Step = {
  kind: 'vacancy_paused',
  isDue: shouldPause,
  mail: pausedMail,
  change: (now) => ({ published: false, updated_at: now }),
  linkOf: () => ({}),
}

const ago = ({ clock }: Needs, ms: number) => new Date(clock().getTime() - ms)

async function forEachDueOwner(
  deps: Needs,
  due: Parameters<typeof listOwnersDue>[1],
  step: Step,
): Promise<void> {
  const now = deps.clock()
  let after = 0
  for (;;) {
    const owners = await listOwnersDue(deps.db, due, { now, after, max: AT_ONCE })
    for (const owner of owners) await processOwner(deps, owner, step, now)
    const last = owners.at(-1)
    if (!last) return
    after = last.id
  }
}

/** One transaction for each owner, so that one mail has all of the owner's vacancies. */
async function processOwner(
  deps: Needs,
  { id: user_id, language }: Awaited<ReturnType<typeof listOwnersDue>>[number],
  { kind, isDue, change, mail, linkOf }: Step,
  now: Date,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const due = (await lockOpenVacancies(trx, user_id)).filter((row) => isDue(row, now))
    const { sign, claims } = collectClaims()
    const lines = due.map(({ id, title }) => ({
      title,
      ...linkOf(deps, sign, { vacancyId: id, askedAt: now }),
    }))
    const about = { ...mail(language, lines, deps.config.publicUrl), claims }
    for (const [index, { id, title, slug }] of due.entries()) {
      await updateVacancy(trx, id, change(now))
      await notify(deps, trx, {
        user_id,
        kind,
        subject: { type: 'vacancy', id, title, slug },
        ...(index === 0 ? { mail: about } : {}),
      })
    }
  })
}

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
