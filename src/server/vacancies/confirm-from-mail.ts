import { StillOpenQuerySchema } from '#shared/contract/vacancies.ts'
import { isListed } from '#shared/rules/vacancy-states.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { ignoreFormBody } from '../http/ignore-form-body.ts'
import { sendMailPage } from '../http/send-mail-page.ts'
import { confirmedPage, outdatedLinkPage, questionPage } from './confirm-page.ts'
import { type Question, readConfirmToken } from './confirm-token.ts'
import { findVacancy, lockVacancy, updateVacancy, type VacancyRow } from './store.ts'

const url = '/vacancies/still-open'
// The address contains the token, so the request is not logged.
const route = { config: { access: 'anonymous' }, logLevel: 'silent' } as const

/**
 * The page behind the link of the 14-day mail: its button confirms without login that the job is still open. The link
 * is invalid once the vacancy is paused, closed or asked about again.
 */
export async function confirmFromMailRoutes(app: App, deps: Deps): Promise<void> {
  ignoreFormBody(app)
  const schema = { hide: true, querystring: StillOpenQuerySchema }
  app.get(url, { ...route, schema }, async (request, reply) => {
    const question = readConfirmToken(deps.config, request.query.token)
    const row = question && (await findVacancy(deps.db, question.vacancyId))
    const title = row && isOpen(row, question, deps.clock()) ? row.title : null
    return title === null
      ? sendMailPage(reply, 404, outdatedLinkPage(request.language))
      : sendMailPage(reply, 200, questionPage(request.language, title))
  })
  app.post(url, { ...route, schema }, async (request, reply) => {
    const title = await confirmFromMail(deps, readConfirmToken(deps.config, request.query.token))
    return title === null
      ? sendMailPage(reply, 404, outdatedLinkPage(request.language))
      : sendMailPage(reply, 200, confirmedPage(request.language, title))
  })
}

/** Confirms the vacancy of a question. Idempotent. Returns its title; null when the question is no longer valid. */
async function confirmFromMail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  question: Question | null,
): Promise<string | null> {
  if (!question) return null
  return db.transaction().execute(async (trx) => {
    const now = clock()
    const row = await lockVacancy(trx, question.vacancyId)
    if (!row || !isOpen(row, question, now)) return null
    if (row.confirmed_at && row.confirmed_at < question.askedAt)
      await updateVacancy(trx, row.id, { confirmed_at: now })
    return row.title
  })
}

/** Whether this is the vacancy's latest question and the vacancy is listed: not paused, closed or expired. */
const isOpen = (row: VacancyRow, { askedAt }: Question, now: Date) =>
  row.asked_at?.getTime() === askedAt.getTime() && isListed(row, now)
