import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { VacancyRow } from './store.ts'

type Executor = Kysely<Tables>

/**
 * Deletes a vacancy. The bids on it are their workers' data: they move to a new row with what their list shows of the job,
 * so that foreign keys delete everything else about the vacancy. Once no bid is left, `deleteUnusedRemainders` deletes that
 * row.
 */
export async function deleteVacancy(trx: Executor, row: VacancyRow, now: Date): Promise<void> {
  if (await hasBids(trx, row.id)) {
    const kept = await insertRemainder(trx, row, now)
    await sql`delete from bid_notes using bids where bids.id = bid_id and vacancy_id = ${row.id}`.execute(trx)
    await trx.updateTable('bids').set({ vacancy_id: kept }).where('vacancy_id', '=', row.id).execute()
    // Without a slug they lead to the list of bids instead of a page that is no more.
    await trx
      .updateTable('notifications')
      .set({ subject_id: kept, subject_slug: null })
      .where('kind', '=', 'bid_answered')
      .where('subject_id', '=', row.id)
      .execute()
  }
  await trx.deleteFrom('vacancies').where('id', '=', row.id).execute()
}

async function hasBids(trx: Executor, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('bids')
    .select('id')
    .where('vacancy_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function insertRemainder(trx: Executor, row: VacancyRow, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('vacancies')
    .values({
      user_id: row.user_id,
      slug: `deleted-${row.id}`,
      title: row.title,
      company_name: row.company_name,
      language: row.language,
      rubric_id: row.rubric_id,
      city_id: row.city_id,
      pay_type: row.pay_type,
      pay_amount: row.pay_amount,
      pay_max: row.pay_max,
      employment_type: row.employment_type,
      employer_kind: row.employer_kind,
      german_level: row.german_level,
      positions: row.positions,
      contact_name: '',
      description: '',
      requirements: '[]',
      responsibilities: '[]',
      published: false,
      moderation_state: row.moderation_state,
      submitted_at: row.submitted_at,
      created_at: row.created_at,
      updated_at: now,
      closed_at: row.closed_at ?? now,
      deleted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
