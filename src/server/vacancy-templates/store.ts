import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { lockUser } from '../db/lock-user.ts'
import type { Tables, VacancyTemplateTable } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type VacancyTemplateRow = Selectable<VacancyTemplateTable>

/** An employer's templates by name. */
export async function listTemplates(db: Executor, userId: number): Promise<VacancyTemplateRow[]> {
  return db
    .selectFrom('vacancy_templates')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

/** Counts an employer's templates under a lock until the transaction ends, so that parallel requests keep the limit. */
export async function lockAndCountTemplates(trx: Executor, userId: number): Promise<number> {
  await lockUser(trx, userId)
  const { count } = await trx
    .selectFrom('vacancy_templates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertTemplate(
  trx: Executor,
  row: Insertable<VacancyTemplateTable>,
): Promise<VacancyTemplateRow> {
  return trx.insertInto('vacancy_templates').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Renames an own template; without a name it only reads it. Null when there is none. */
export async function renameTemplate(
  db: Executor,
  { userId, id, name }: { userId: number; id: number; name: string | undefined },
): Promise<VacancyTemplateRow | null> {
  const row = await db
    .updateTable('vacancy_templates')
    .set({ name: name ?? sql<string>`name` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}
