import type { ListedPerson, Person } from '#shared/contract/people.ts'
import { countSessions } from '../accounts/end-sessions.ts'
import type { Db } from '../db/connect.ts'
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

/** A person with what staff may see of them, or null. */
export async function viewPerson(db: Db, id: number, now: Date): Promise<Person | null> {
  const row = await findPerson(db, id)
  if (!row) return null
  const [sessions_count, vacancies, offers, reports] = await Promise.all([
    countSessions(db, id, now),
    listVacancies(db, id),
    listOffers(db, id),
    listReportsOn(db, id),
  ])
  return {
    ...row,
    ...toListed(row),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    sessions_count,
    vacancies: vacancies.map(({ closed_at, created_at, ...vacancy }) => ({
      ...vacancy,
      is_closed: closed_at !== null,
      created_at: created_at.toISOString(),
    })),
    offers: offers.map((offer) => ({
      id: offer.id,
      title: offer.name,
      is_taken_down: offer.removed_at !== null,
      created_at: offer.created_at.toISOString(),
    })),
    reports: reports.map(({ subject_title, created_at, ...report }) => ({
      ...report,
      title: subject_title,
      created_at: created_at.toISOString(),
    })),
  }
}
