import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Found, FoundType } from '#shared/contract/staff-search.ts'
import type { Tables } from '../db/tables.ts'
import { wordPatterns } from '../db/word-patterns.ts'

const MAX_FOUND = 5
/** Only the newest of each kind are searched, so that a search takes bounded time. */
const MAX_SEARCHED = 20_000

/** The condition that every word occurs in the text, or that the number is the id. */
type Matches = (id: RawBuilder<unknown>, text: RawBuilder<unknown>) => RawBuilder<boolean>

const NEWEST = sql`order by id desc limit ${sql.lit(MAX_SEARCHED)}`

const SOURCES: Record<FoundType, (matches: Matches) => RawBuilder<unknown>> = {
  person: (matches) => sql`select id, coalesce(company_name, name || ' ' || surname) as title,
      case when company_name is null then null else name || ' ' || surname end as detail,
      null as state, id as owner_id
    from (select * from users where erased_at is null ${NEWEST}) users
    where ${matches(sql`id`, sql`concat_ws(' ', name, surname, company_name, email)`)}`,
  vacancy: (
    matches,
  ) => sql`select id, title, company_name as detail, moderation_state as state, user_id as owner_id
    from (select * from vacancies ${NEWEST}) vacancies
    where ${matches(sql`id`, sql`concat_ws(' ', title, draft->>'title', company_name)`)}`,
  offer: (matches) => sql`select id, name as title, null as detail,
      case when published and removed_at is null then 'public' end as state, user_id as owner_id
    from (select * from offers ${NEWEST}) offers where ${matches(sql`id`, sql`name`)}`,
  report: (
    matches,
  ) => sql`select id, subject_title as title, left(text, 100) as detail, state, null::int as owner_id
    from (select * from reports ${NEWEST}) reports
    where ${matches(sql`id`, sql`concat_ws(' ', subject_title, subject_text, text)`)}`,
  message: (
    matches,
  ) => sql`select id, name as title, left(description, 100) as detail, state, null::int as owner_id
    from (select * from contact_messages ${NEWEST}) messages
    where ${matches(sql`id`, sql`concat_ws(' ', name, email, description)`)}`,
}

/** The newest things of a kind that match, those with the searched id first. */
export async function findOfType(
  db: Kysely<Tables>,
  type: FoundType,
  q: string,
): Promise<Omit<Found, 'type'>[]> {
  const words = wordPatterns(q)
  const id = /^\d{1,9}$/.test(q) ? Number(q) : null
  const matches: Matches = (column, text) =>
    sql<boolean>`(${column} = ${id}::int or ${text} ilike all(${words}::text[]))`
  const { rows } = await sql<Omit<Found, 'type'>>`select * from (${SOURCES[type](matches)}) found
    order by id is distinct from ${id}::int, id desc limit ${MAX_FOUND}`.execute(db)
  return rows
}
