import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { Edited } from '#shared/contract/edited-content.ts'
import { hasWords } from '../../db/has-words.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import type { Tables } from '../../db/tables.ts'
import type { StoredKind } from './kinds.ts'

type Executor = Kysely<Tables>
type Row = Record<string, unknown> & { id: number }
type Place = Pick<StoredKind<never>, 'table' | 'titles' | 'order'>

const FOREIGN_KEY_VIOLATION = '23503'

// Kysely cannot infer columns when the table is a parameter; `kinds.ts` names tables and columns together.
const dynamic = (db: Executor) => db as unknown as Kysely<Record<string, Row>>

// Of an object of titles by language only the titles, not the names of the languages.
const hasTitle = (titles: RawBuilder<unknown>, q: string) =>
  hasWords(
    sql`(select string_agg(found #>> '{}', ' ')
      from jsonb_path_query(to_jsonb(${titles}), 'strict $.** ? (@.type() == "string")') found)`,
    q,
  )

/** One page of the items of a kind whose titles have every word of `q`, with their number. */
export async function listItems(
  db: Executor,
  { table, titles, order }: Place,
  { q, page, per_page }: { q: string; page: number; per_page: number },
): Promise<{ rows: Row[]; total: number }> {
  const matching = dynamic(db)
    .selectFrom(table)
    .$if(q !== '', (query) => query.where(hasTitle(sql.ref(titles), q)))
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  let query = matching.selectAll()
  for (const [column, direction] of order) query = query.orderBy(column, direction)
  const rows = await query
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows: rows as Row[], total }
}

/** One page of the deleted items of a kind in their last versions, those that were edited last first, with their number. */
export async function listDeleted(
  db: Executor,
  kind: ContentKind,
  { table, titles }: Place,
  { q, page, per_page }: { q: string; page: number; per_page: number },
): Promise<{ items: Edited[]; total: number }> {
  const deleted = sql`(select distinct on (item_id) item_id as id, version, data as form, v.id as entry
    from content_versions v where kind = ${kind}
      and not exists (select from ${sql.table(table)} item where item.id = v.item_id)
    order by item_id, version desc) deleted`
  const matching = q === '' ? sql`true` : hasTitle(sql`form -> ${sql.lit(titles)}`, q)
  const { rows } = await sql<Edited>`select id, version, form from ${deleted} where ${matching}
    order by entry desc limit ${per_page}::int offset ${(page - 1) * per_page}::int`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${deleted} where ${matching}`.execute(db)
  return { items: rows, total: counted[0]?.total ?? 0 }
}

/** An item, or null. */
export async function findItem(
  db: Executor,
  { table }: Pick<Place, 'table'>,
  id: number,
): Promise<Row | null> {
  const row = await dynamic(db).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
  return (row as Row | undefined) ?? null
}

/** Adds an item and returns its id; null when its slug is taken. */
export async function insertItem(
  trx: Executor,
  { table }: Pick<Place, 'table'>,
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
  { table }: Pick<Place, 'table'>,
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
export async function deleteItem(
  trx: Executor,
  { table }: Pick<Place, 'table'>,
  id: number,
): Promise<boolean> {
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
    if (isUniqueViolation(error)) return null
    throw error
  }
}
