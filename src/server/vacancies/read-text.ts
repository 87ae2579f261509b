import type { Kysely } from 'kysely'
import type { Tables, VacancyText } from '../db/tables.ts'
import { notFound } from '../http/problem.ts'
import { findOwnVacancy, listPublicRows } from './store.ts'
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

/** The newest texts of vacancies by id, with the time of their last edit by hand. */
export async function readNewestTexts(
  db: Kysely<Tables>,
  ids: number[],
): Promise<Map<number, { text: VacancyText; editedAt: Date | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await listPublicRows(db, ids)
  return new Map(rows.map((row) => [row.id, { text: newestText(row), editedAt: row.edited_at }]))
}
