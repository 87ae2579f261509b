import type { Kysely } from 'kysely'
import type { Tables, VacancyText } from '../db/tables.ts'
import { notFound } from '../http/problem.ts'
import { findOwnVacancy } from './store.ts'
import { newestText } from './text.ts'

/**
 * The newest text of an owner's vacancy.
 * @throws Problem 404 when it is not theirs
 */
export async function readOwnText(db: Kysely<Tables>, userId: number, id: number): Promise<VacancyText> {
  const vacancy = await findOwnVacancy(db, userId, id)
  if (!vacancy) throw notFound()
  return newestText(vacancy)
}
