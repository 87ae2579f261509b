import type { Language } from '#shared/contract/languages.ts'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import type { Db } from '../db/connect.ts'
import { viewBefore, viewVacancies } from '../vacancies/view.ts'
import { listEmployers } from './store.ts'

/** The vacancies of these ids, in the order of the ids, each with its newest text and its owner. */
export async function viewModerated(
  db: Db,
  language: Language,
  now: Date,
  ids: number[],
): Promise<ModeratedVacancy[]> {
  const viewed = await viewVacancies(db, language, now, { ids })
  const before = await viewBefore(db, language, viewed)
  const employers = await listEmployers(db, [...new Set(viewed.map(({ row }) => row.user_id))])
  return ids.flatMap((id) => {
    const found = viewed.find(({ row }) => row.id === id)
    const employer = employers.find((user) => user.id === found?.row.user_id)
    return found && employer ? [{ ...found.view, employer, before: before(found.row) }] : []
  })
}
