import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Found, FoundType } from '#shared/contract/staff-search.ts'
import type { Tables } from '../db/tables.ts'
import { wordPatterns } from '../db/word-patterns.ts'

const MAX_FOUND = 5
/** Only the texts of the newest of each kind are searched, so that a search takes bounded time. */
const MAX_SEARCHED = 20_000

type Row = Omit<Found, 'type'>
/** `text`: what is searched. `email`: an indexed address, if the thing has one. `kept`: which rows may be found at all. */
type Source = {
  table: RawBuilder<unknown>
  columns: RawBuilder<unknown>
  text: RawBuilder<unknown>
  email?: RawBuilder<unknown>
  kept?: RawBuilder<unknown>
}

const SOURCES: Record<FoundType, Source> = {
  person: {
    table: sql`users`,
    columns: sql`id, coalesce(company_name, name || ' ' || surname) as title,
      case when company_name is null then null else name || ' ' || surname end as detail,
      null as state, id as owner_id`,
    text: sql`concat_ws(' ', name, surname, company_name, email)`,
    email: sql`lower(email)`,
    kept: sql`erased_at is null`,
  },
  vacancy: {
    table: sql`vacancies`,
    columns: sql`id, title, company_name as detail, moderation_state as state, user_id as owner_id`,
    text: sql`concat_ws(' ', title, draft->>'title', company_name)`,
  },
  offer: {
    table: sql`offers`,
    columns: sql`id, name as title, null as detail,
      case when published and removed_at is null then 'public' end as state, user_id as owner_id`,
    text: sql`name`,
  },
  report: {
    table: sql`reports`,
    columns: sql`id, subject_title as title, left(text, 100) as detail, state, null::int as owner_id`,
    text: sql`concat_ws(' ', subject_title, subject_text, text)`,
  },
  message: {
    table: sql`contact_messages`,
    columns: sql`id, name as title, left(description, 100) as detail, state, null::int as owner_id`,
    text: sql`concat_ws(' ', name, email, description)`,
  },
}

/**
 * Things of a kind that match, at most five: those with the searched number or e-mail address, of any age, then the newest
 * whose text has every word.
 */
export async function findOfType(db: Kysely<Tables>, type: FoundType, q: string): Promise<Row[]> {
  const source = SOURCES[type]
  const exact = await findExact(db, source, q)
  const newest = await findNewest(db, source, q)
  const known = new Set(exact.map(({ id }) => id))
  return [...exact, ...newest.filter(({ id }) => !known.has(id))].slice(0, MAX_FOUND)
}

async function findExact(
  db: Kysely<Tables>,
  { table, columns, email = sql`null`, kept = sql`true` }: Source,
  q: string,
): Promise<Row[]> {
  const id = /^\d{1,9}$/.test(q) ? Number(q) : null
  const { rows } = await sql<Row>`select ${columns} from ${table}
    where ${kept} and (id = ${id}::int or ${email} = lower(${q}))`.execute(db)
  return rows
}

async function findNewest(
  db: Kysely<Tables>,
  { table, columns, text, kept = sql`true` }: Source,
  q: string,
): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${columns}
    from (select * from ${table} where ${kept} order by id desc limit ${sql.lit(MAX_SEARCHED)}) newest
    where ${text} ilike all(${wordPatterns(q)}::text[]) order by id desc limit ${MAX_FOUND}`.execute(db)
  return rows
}
