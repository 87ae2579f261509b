import type { Kysely, Selectable } from 'kysely'
import type { Tables } from './tables.ts'

type Locked = 'offers' | 'import_sources'
type Deleted =
  | 'offers'
  | 'import_sources'
  | 'saved_searches'
  | 'vacancy_templates'
  | 'passkeys'
  | 'work_experience'
  | 'education'
  | 'language_skills'

/** Locks a user's row until the transaction ends. Null when it does not exist or belongs to somebody else. */
export async function lockOwn<T extends Locked>(
  trx: Kysely<Tables>,
  table: T,
  userId: number,
  id: number,
): Promise<Selectable<Tables[T]> | null> {
  const row = await trx
    // One of the tables stands for all: Kysely cannot type a query of any of them.
    .selectFrom(table as 'offers')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return (row ?? null) as Selectable<Tables[T]> | null
}

/**
 * Locks all vacancies of a user until the transaction ends, by id like everybody who locks several. An `update` of several locks them in
 * any order, so two transactions could wait for each other (decision 061).
 */
export async function lockVacanciesOf(trx: Kysely<Tables>, userId: number): Promise<void> {
  await trx
    .selectFrom('vacancies')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Deletes a user's row. False when it does not exist or belongs to somebody else. */
export async function deleteOwn(
  db: Kysely<Tables>,
  table: Deleted,
  userId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table as 'offers')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
