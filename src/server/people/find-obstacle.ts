import type { Kysely } from 'kysely'
import type { AppointmentObstacle } from '#shared/contract/staff.ts'
import type { Tables } from '../db/tables.ts'
import { findOpenWork } from './store.ts'

/** What keeps a person from becoming staff; null when nothing does. Nobody moderates their own vacancies, offers and bids. */
export async function findObstacle(
  db: Kysely<Tables>,
  person: { id: number; email_confirmed_at: Date | null; blocked_at: Date | null },
): Promise<AppointmentObstacle | null> {
  if (person.email_confirmed_at === null) return 'unconfirmed'
  if (person.blocked_at !== null) return 'blocked'
  return findOpenWork(db, person.id)
}
