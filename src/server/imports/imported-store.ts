import { type Insertable, type Kysely, sql } from 'kysely'
import type { VacancyForm } from '#shared/contract/vacancies.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
/** A row of a source that was imported before. `is_open`: its vacancy exists and is not closed. */
export type ImportedRow = { external_id: string; hash: string; is_open: boolean }
export type LastImport = { external_id: string; vacancy_id: number | null; form: Partial<VacancyForm> | null }

/** All rows of a source that were imported before. */
export async function listImported(db: Executor, sourceId: number): Promise<ImportedRow[]> {
  return db
    .selectFrom('imported_vacancies as i')
    .leftJoin('vacancies as v', 'v.id', 'i.vacancy_id')
    .select(['i.external_id', 'i.hash', sql<boolean>`v.id is not null and v.closed_at is null`.as('is_open')])
    .where('i.source_id', '=', sourceId)
    .execute()
}

/** The vacancies of these rows of a source, with what the rows had at their last import, by external id. */
export async function findImported(
  trx: Executor,
  sourceId: number,
  externalIds: string[],
): Promise<Map<string, LastImport>> {
  if (externalIds.length === 0) return new Map()
  const rows = await trx
    .selectFrom('imported_vacancies')
    .select(['external_id', 'vacancy_id', 'form'])
    .where('source_id', '=', sourceId)
    .where('external_id', 'in', externalIds)
    .execute()
  return new Map(rows.map((row) => [row.external_id, row]))
}

/** Stores the vacancies that rows were imported as; replaces earlier entries. */
export async function saveImported(
  trx: Executor,
  rows: Insertable<Tables['imported_vacancies']>[],
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('imported_vacancies')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'external_id']).doUpdateSet((eb) => ({
        vacancy_id: eb.ref('excluded.vacancy_id'),
        hash: eb.ref('excluded.hash'),
        form: eb.ref('excluded.form'),
      })),
    )
    .execute()
}

/** Forgets rows that the feed no longer has. If one appears again, it is a new vacancy. */
export async function forgetImported(trx: Executor, sourceId: number, externalIds: string[]): Promise<void> {
  if (externalIds.length === 0) return
  await trx
    .deleteFrom('imported_vacancies')
    .where('source_id', '=', sourceId)
    .where('external_id', 'in', externalIds)
    .execute()
}
