import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { StoredKind } from './kinds.ts'

type Executor = Kysely<Tables>
type Row = Record<string, unknown> & { id: number }
type Place = Pick<StoredKind<never>, 'table' | 'order'>

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

// Kysely cannot infer columns when the table is a parameter; `kinds.ts` names tables and columns together.
const dynamic = (db: Executor) => db as unknown as Kysely<Record<string, Row>>

/** One page of the items of a kind, with their number. */
export async function listItems(
  db: Executor,
  { table, order }: Place,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: Row[]; total: number }> {
  const { total } = await dynamic(db)
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  let query = dynamic(db).selectFrom(table).selectAll()
  for (const [column, direction] of order) query = query.orderBy(column, direction)
  const rows = await query
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows: rows as Row[], total }
}

/** An item, or null. */
export async function findItem(db: Executor, { table }: Place, id: number): Promise<Row | null> {
  const row = await dynamic(db).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
  return (row as Row | undefined) ?? null
}

/** Adds an item and returns its id; null when its slug is taken. */
export async function insertItem(
  trx: Executor,
  { table }: Place,
  columns: Record<string, unknown>,
): Promise<number | null> {
  return nullWhenSlugTaken(async () => {
    const { id } = await dynamic(trx)
      .insertInto(table)
      .values(columns as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/** Changes an item and returns its id; null when its slug is taken. */
export async function updateItem(
  trx: Executor,
  { table }: Place,
  id: number,
  columns: Record<string, unknown>,
): Promise<number | null> {
  return nullWhenSlugTaken(async () => {
    await dynamic(trx)
      .updateTable(table)
      .set(columns as never)
      .where('id', '=', id)
      .execute()
    return id
  })
}

/** Deletes an item; false when something refers to it. */
export async function deleteItem(trx: Executor, { table }: Place, id: number): Promise<boolean> {
  try {
    await dynamic(trx).deleteFrom(table).where('id', '=', id).execute()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) return false
    throw error
  }
}

async function nullWhenSlugTaken(write: () => Promise<number>): Promise<number | null> {
  try {
    return await write()
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null
    throw error
  }
}
