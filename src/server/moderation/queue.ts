import type { Language } from '#shared/contract/languages.ts'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import { hourlyOf, minimumWageAt, sectorMinimaAt } from '#shared/rules/pay.ts'
import { riskSignalsOfVacancy } from '#shared/rules/risk-signals.ts'
import type { Db } from '../db/connect.ts'
import { firstDayOfWork, listWages, viewPublicTexts, viewVacancies } from '../vacancies/view.ts'
import { findSimilar } from './similar/find-similar.ts'
import { listEarlierRefusals, listEmployers } from './store.ts'
import { listUsualPay } from './usual-pay-store.ts'
import { viewCompanies } from './view-companies.ts'

/** The vacancies with these ids, in the order of the ids, each with its newest text and its owner. */
export async function viewModerated(
  db: Db,
  language: Language,
  now: Date,
  ids: number[],
): Promise<ModeratedVacancy[]> {
  const viewed = await viewVacancies(db, language, now, { ids })
  const wages = ids.length ? await listWages(db) : []
  const before = await viewPublicTexts(db, language, viewed)
  const employers = await listEmployers(db, [...new Set(viewed.map(({ row }) => row.user_id))])
  const companyOf = await viewCompanies(
    db,
    viewed.map(({ row }) => row),
  )
  const refusals = await listEarlierRefusals(db, ids)
  const usualPay = await listUsualPay(db, [...new Set(viewed.map(({ view }) => view.rubric.id))])
  const similar = new Map<number, ModeratedVacancy['similar']>()
  for (const { view } of viewed) similar.set(view.id, await findSimilar(db, view))
  return ids.flatMap((id) => {
    const found = viewed.find(({ row }) => row.id === id)
    const employer = employers.find((user) => user.id === found?.row.user_id)
    if (!found || !employer) return []
    const { created_at, ...facts } = employer
    const { view, row } = found
    const refusal = refusals.find(({ vacancy_id }) => vacancy_id === id)
    const firstDay = firstDayOfWork(view.start_date, now)
    return [
      {
        ...view,
        public_version: row.approved_version,
        employer: { ...facts, member_since: created_at.toISOString() },
        company: companyOf(row),
        earlier_refusal: refusal
          ? { reason: refusal.reason, decided_at: refusal.created_at.toISOString() }
          : null,
        before: before(row),
        minimum_wage: minimumWageAt(wages, firstDay),
        sector_minima: sectorMinimaAt(wages, firstDay, { ...view, rubric_id: view.rubric.id }),
        hourly_pay: hourlyOf(view),
        usual_pay: usualPay.get(view.rubric.id) ?? null,
        similar: similar.get(id) ?? [],
        signals: riskSignalsOfVacancy(view),
      },
    ]
  })
}
