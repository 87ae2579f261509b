import { DeliverySchema } from '#shared/contract/measures.ts'
import type { ListedPerson, Person } from '#shared/contract/people.ts'
import { PERSON_PER_PAGE, type PersonList, type PersonPages } from '#shared/contract/person-lists.ts'
import { riskSignalsOfOffer } from '#shared/rules/risk-signals.ts'
import { countSessions } from '../accounts/end-sessions.ts'
import { hasSecondFactor } from '../accounts/second-factor/reset.ts'
import { countDecisionsOn, listDecisionsOn } from '../audit/read.ts'
import type { Db } from '../db/connect.ts'
import { listSourcesOf } from '../imports/trust.ts'
import { offerVersion } from '../offers/offer-version.ts'
import { remarksOnPublicTexts } from '../vacancies/view.ts'
import { findObstacle } from './find-obstacle.ts'
import { findPerson, type ListedRow, listOffers, listReportsOn, listVacancies } from './store.ts'

/** A person in a list. */
export const toListed = ({
  email_confirmed_at,
  created_at,
  blocked_at,
  ...row
}: ListedRow): ListedPerson => ({
  ...row,
  email_confirmed: email_confirmed_at !== null,
  created_at: created_at.toISOString(),
  blocked_at: blocked_at?.toISOString() ?? null,
})

/** A person with all data that staff may see, or null. `pages` is the page of each list. */
export async function viewPerson(
  db: Db,
  id: number,
  now: Date,
  pages: PersonPages = {},
): Promise<Person | null> {
  const row = await findPerson(db, id)
  if (!row) return null
  const pageOf = (list: PersonList) => ({ page: pages[list] ?? 1, per_page: PERSON_PER_PAGE })
  const [
    obstacle,
    sessions_count,
    has_second_factor,
    vacancies,
    offers,
    sources,
    reports,
    history,
    decisions,
  ] = await Promise.all([
    findObstacle(db, row),
    countSessions(db, id, now),
    hasSecondFactor(db, id),
    listVacancies(db, id, pageOf('vacancies')),
    listOffers(db, id, pageOf('offers')),
    listSourcesOf(db, id),
    listReportsOn(db, id, pageOf('reports')),
    listDecisionsOn(db, 'user', id, pageOf('history')),
    countDecisionsOn(db, 'user', id),
  ])
  const remarks = await remarksOnPublicTexts(
    db,
    vacancies.map((vacancy) => vacancy.id),
    now,
  )
  const { vacancies_total, offers_total, reports_total, ...columns } = row
  return {
    ...columns,
    ...toListed(columns),
    totals: { vacancies: vacancies_total, offers: offers_total, reports: reports_total, history: decisions },
    blocked_until: row.blocked_until?.toISOString() ?? null,
    profile_hidden_at: row.profile_hidden_at?.toISOString() ?? null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    appointment_obstacle: obstacle,
    sessions_count,
    has_second_factor,
    history: history.map(({ id: entry, action, reason, actor, details, created_at }) => ({
      id: entry,
      action,
      reason,
      actor,
      delivery: DeliverySchema.safeParse(details.delivery).data ?? null,
      created_at,
    })),
    vacancies: vacancies.map(({ closed_at, created_at, approved_version, ...vacancy }) => ({
      ...vacancy,
      public_version: approved_version,
      is_closed: closed_at !== null,
      remarks: remarks.get(vacancy.id) ?? [],
      created_at: created_at.toISOString(),
    })),
    offers: offers.map((offer) => ({
      id: offer.id,
      title: offer.name,
      language: offer.language,
      is_taken_down: offer.removed_at !== null,
      taken_down_at: offer.removed_at?.toISOString() ?? null,
      version: offerVersion(offer),
      signals: riskSignalsOfOffer(offer),
      created_at: offer.created_at.toISOString(),
    })),
    import_sources: sources.map(({ trusted_at, created_at, ...source }) => ({
      ...source,
      trusted: trusted_at !== null,
      created_at: created_at.toISOString(),
    })),
    reports: reports.map(({ subject_title, created_at, ...report }) => ({
      ...report,
      title: subject_title,
      created_at: created_at.toISOString(),
    })),
  }
}
