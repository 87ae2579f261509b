import { ANSWER_WITHIN_MS, ASK_AFTER_MS, shouldAskOwner, shouldPause } from '#shared/rules/still-open.ts'
import type { Deps } from '../http/deps.ts'
import { collectClaims, type Sign } from '../mail/signed-links.ts'
import { listTeam, notifyReaders } from '../notifications/notify-team.ts'
import { defineTask, NO_PAYLOAD } from '../tasks/task.ts'
import { confirmTokenBy, type Question } from './confirm-token.ts'
import { listCompaniesDue, listPeopleDue, lockOpenVacancies, type Owner } from './due-store.ts'
import { askedMail, pausedMail } from './mails.ts'
import { updateVacancy, type VacancyRow } from './store.ts'

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

type Due = Parameters<typeof listPeopleDue>[1]

async function forEachDueOwner(deps: Needs, due: Due, step: Step): Promise<void> {
  const now = deps.clock()
  const process = (owner: Owner) => processOwner(deps, owner, step, now)
  await forEachPage(
    (page) => listPeopleDue(deps.db, due, { now, ...page }),
    ({ id, language }) => process({ user_id: id, language, company_id: null }),
  )
  await forEachPage(
    (page) => listCompaniesDue(deps.db, due, { now, ...page }),
    ({ id }) => process({ company_id: id }),
  )
}

async function forEachPage<Row extends { id: number }>(
  list: (page: { after: number; max: number }) => Promise<Row[]>,
  process: (row: Row) => Promise<void>,
): Promise<void> {
  let after = 0
  for (;;) {
    const rows = await list({ after, max: AT_ONCE })
    for (const row of rows) await process(row)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** One transaction for each owner, so that one mail has all of the owner's vacancies. */
async function processOwner(
  deps: Needs,
  owner: Owner,
  { kind, isDue, change, mail, linkOf }: Step,
  now: Date,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const due = (await lockOpenVacancies(trx, owner)).filter((row) => isDue(row, now))
    const { sign, claims } = collectClaims()
    const lines = due.map(({ id, title }) => ({
      title,
      ...linkOf(deps, sign, { vacancyId: id, askedAt: now }),
    }))
    const readers =
      owner.company_id === null
        ? [{ id: owner.user_id, language: owner.language }]
        : await listTeam(trx, owner.company_id)
    for (const [index, { id, title, slug }] of due.entries()) {
      await updateVacancy(trx, id, change(now))
      await notifyReaders(deps, trx, readers, (language) => ({
        kind,
        subject: { type: 'vacancy', id, title, slug },
        ...(index === 0 ? { mail: { ...mail(language, lines, deps.config.publicUrl), claims } } : {}),
      }))
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
