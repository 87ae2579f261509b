import { type Insertable, type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

export type Executor = Kysely<Tables>
type TableName = keyof Tables

// PostgreSQL accepts 65,535 parameters in a statement; a vacancy needs about thirty.
const ROWS_A_STATEMENT = 500

/** Inserts rows into one table; rows that conflict with existing ones are skipped. */
export async function insertRows<T extends TableName>(
  db: Executor,
  table: T,
  rows: Insertable<Tables[T]>[],
): Promise<void> {
  for (const batch of batchesOf(rows)) {
    // Kysely cannot infer columns when the table is a type parameter.
    await db
      .insertInto(table as 'users')
      .values(batch as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Inserts rows into one table and returns their ids in the same order. */
export async function insertForIds<T extends 'users' | 'vacancies'>(
  db: Executor,
  table: T,
  rows: Insertable<Tables[T]>[],
): Promise<number[]> {
  const ids: number[] = []
  for (const batch of batchesOf(rows)) {
    const made = await db
      .insertInto(table as 'users')
      .values(batch as never)
      .returning('id')
      .execute()
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}

/** Sets the sequence after rows with explicit ids: the next generated id follows the highest. */
export async function continueIds(db: Executor, table: 'rubrics'): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    db,
  )
}

function* batchesOf<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    yield rows.slice(start, start + ROWS_A_STATEMENT)
  }
}
