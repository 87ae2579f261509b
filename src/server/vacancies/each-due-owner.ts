import type { Language } from '#shared/contract/languages.ts'
import type { Deps } from '../http/deps.ts'
import { collectClaims, type Sign } from '../mail/signed-links.ts'
import type { MailText } from '../notifications/notify.ts'
import { listTeam, notifyReaders } from '../notifications/notify-team.ts'
import { aboutVacancies, MAX_NAMED } from '../notifications/several-vacancies.ts'
import type { Question } from './confirm-token.ts'
import { type Due, listCompaniesDue, listPeopleDue, lockDueVacancies, type Owner } from './due-store.ts'
import type { Line } from './mails.ts'
import { updateVacancies, type VacancyChange, type VacancyRow } from './store.ts'

export type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>
/** What is due for some of an owner's vacancies: how they change, and what their owner is told. */
export type Step = {
  kind: 'vacancy_asked' | 'vacancy_paused' | 'vacancy_expiring'
  isDue(row: VacancyRow, now: Date): boolean
  change(now: Date): Omit<VacancyChange, 'id'>
  /** `more`: how many vacancies have no line. */
  mail(language: Language, named: { lines: readonly Line[]; more: number }, publicUrl: string): MailText
  /** The link with which the owner confirms one vacancy. */
  linkOf?(deps: Needs, sign: Sign, question: Question): string
}

const AT_ONCE = 100

/** Takes a step for each owner with vacancies that are due. */
export async function forEachDueOwner(deps: Needs, due: Due, step: Step): Promise<void> {
  const now = deps.clock()
  const process = (owner: Owner) => processOwner(deps, owner, { ...step, due }, now)
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

/** One transaction for each owner, so that one notification and one mail name all of the owner's vacancies. */
async function processOwner(
  deps: Needs,
  owner: Owner,
  { kind, due, isDue, change, mail, linkOf }: Step & { due: Due },
  now: Date,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const found = await lockDueVacancies(trx, owner, due, now)
    const [first, ...others] = found.filter((row) => isDue(row, now))
    if (!first) return
    const rows = [first, ...others] as const
    const { sign, claims } = collectClaims()
    const lines = rows.slice(0, MAX_NAMED).map(({ id, title, expires_at }) => ({
      title,
      expires_at,
      ...(linkOf && { link: linkOf(deps, sign, { vacancyId: id, askedAt: now }) }),
    }))
    const readers =
      owner.company_id === null
        ? [{ id: owner.user_id, language: owner.language }]
        : await listTeam(trx, owner.company_id)
    await updateVacancies(
      trx,
      rows.map(({ id }) => ({ id, ...change(now) })),
    )
    const named = { lines, more: rows.length - lines.length }
    await notifyReaders(deps, trx, readers, (language) => ({
      kind,
      ...aboutVacancies(rows),
      mail: { ...mail(language, named, deps.config.publicUrl), claims },
    }))
  })
}
