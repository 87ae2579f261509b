import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { FoundType } from '#shared/contract/choices.ts'
import type { Found } from '#shared/contract/staff-search.ts'
import { normalisePhone } from '../accounts/phone.ts'
import { beginsWords, hasWords, hasWordsLoosely } from '../db/has-words.ts'
import { SEARCHED_TEXTS } from '../db/searched-texts.ts'
import type { Tables } from '../db/tables.ts'
import { MAX_COUNTED } from '../http/paging.ts'

/** `total` counts up to 10,001: more pages are not listed. */
const NEWEST = 2000

type Row = Omit<Found, 'type'>
/** `email`, `phone`: an indexed address and number, if the thing has one. `kept`: which rows may be found at all. */
type Source = {
  table: keyof typeof SEARCHED_TEXTS
  columns: RawBuilder<unknown>
  email?: RawBuilder<unknown>
  phone?: RawBuilder<unknown>
  kept?: RawBuilder<unknown>
}
type Part = { limit: number; offset: number }

const SOURCES: Record<FoundType, Source> = {
  person: {
    table: 'users',
    columns: sql`id, coalesce(company_name, name || ' ' || surname) as title,
      case when company_name is null then null else name || ' ' || surname end as detail,
      null as state, id as owner_id`,
    email: sql`lower(email)`,
    phone: sql`phone`,
    kept: sql`erased_at is null`,
  },
  vacancy: {
    table: 'vacancies',
    columns: sql`id, title, company_name as detail, moderation_state as state, user_id as owner_id`,
    kept: sql`deleted_at is null`,
  },
  offer: {
    table: 'offers',
    columns: sql`id, name as title, null as detail,
      case when published and removed_at is null then 'public' end as state, user_id as owner_id`,
  },
  report: {
    table: 'reports',
    columns: sql`id, subject_title as title, left(text, 100) as detail, state, null::int as owner_id`,
  },
  message: {
    table: 'contact_messages',
    columns: sql`id, name as title, left(description, 100) as detail, state, null::int as owner_id`,
  },
}

/**
 * The first things of a kind that match: those with the searched number, e-mail address or phone, then the newest with every
 * word. Diacritics count unless nothing matches: a Russian keyboard has no ä.
 */
export async function findFirst(
  db: Kysely<Tables>,
  type: FoundType,
  q: string,
  limit: number,
): Promise<Row[]> {
  const exact = await findExact(db, type, q)
  const { table, kept = sql`true` } = SOURCES[type]
  // A frequent word is in the newest rows; the index would find all rows with it first.
  const newest = sql`(select * from ${sql.table(table)} where ${kept} order by id desc limit ${sql.lit(NEWEST)}) newest`
  const part = { limit: limit - exact.length, offset: 0 }
  const rows = await selectRows(db, type, withWords(type, q, exact, { from: newest }), part)
  if (rows.length === part.limit) return [...exact, ...rows]
  return db.transaction().execute(async (trx) => {
    await chooseScan(trx, 'bitmap')
    const found = [...exact, ...(await selectRows(trx, type, withWords(type, q, exact), part))]
    return found.length > 0 ? found : selectRows(trx, type, withWords(type, q, [], { isLoose: true }), part)
  })
}

/** A page of all things of a kind that match, in the same order, with their number up to 10,001. */
export async function listPage(
  db: Kysely<Tables>,
  type: FoundType,
  q: string,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: Row[]; total: number }> {
  const exact = await findExact(db, type, q)
  const offset = (page - 1) * per_page
  const first = exact.slice(offset, offset + per_page)
  const part = { limit: per_page - first.length, offset: Math.max(0, offset - exact.length) }
  return db.transaction().execute(async (trx) => {
    await chooseScan(trx, 'bitmap')
    let others = withWords(type, q, exact)
    let counted = await countRows(trx, others, part)
    if (exact.length === 0 && counted.count === 0) {
      others = withWords(type, q, [], { isLoose: true })
      counted = await countRows(trx, others, part)
    }
    const { count, ids } = counted
    if (count < MAX_COUNTED) {
      const chosen = sql`from ${sql.table(SOURCES[type].table)} where id = any(${ids ?? []}::int[])`
      const page = await selectRows(trx, type, chosen, { ...part, offset: 0 })
      return { rows: [...first, ...page], total: exact.length + count }
    }
    // Of so many, the wanted ones are found sooner than all are sorted.
    await chooseScan(trx, 'index')
    const page = await selectRows(trx, type, others, part)
    return { rows: [...first, ...page], total: exact.length + count }
  })
}

/** Counts the rows up to 10,001 and chooses a page of them: each found text is compared with the words only once. */
async function countRows(trx: Transaction<Tables>, found: RawBuilder<unknown>, { limit, offset }: Part) {
  const { rows } = await sql<{ count: number; ids: number[] | null }>`select count(*)::int as count,
    (array_agg(id order by id desc))[${offset + 1}::int:${offset + limit}::int] as ids
    from (select id ${found} limit ${MAX_COUNTED}) counted`.execute(trx)
  return rows[0] ?? { count: 0, ids: null }
}

async function selectRows(db: Kysely<Tables>, type: FoundType, from: RawBuilder<unknown>, part: Part) {
  const { rows } = await sql<Row>`select ${SOURCES[type].columns} ${from}
    order by id desc limit ${part.limit} offset ${part.offset}`.execute(db)
  return rows
}

/**
 * Makes the transaction read by the index of trigrams (`bitmap`), or by the primary key. PostgreSQL does not know how often
 * a part of a word occurs, least of all in long texts, and would otherwise read whole tables.
 */
async function chooseScan(trx: Kysely<Tables>, scan: 'bitmap' | 'index'): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true),
    set_config('enable_bitmapscan', ${scan === 'bitmap' ? 'on' : 'off'}, true),
    set_config('enable_indexscan', ${scan === 'index' ? 'on' : 'off'}, true)`.execute(trx)
}

async function findExact(db: Kysely<Tables>, type: FoundType, q: string): Promise<Row[]> {
  const { table, columns, email, phone, kept = sql`true` } = SOURCES[type]
  const number = phone && normalisePhone(q)
  const conditions = [
    ...(/^\d{1,9}$/.test(q) ? [sql`id = ${Number(q)}::int`] : []),
    ...(email ? [sql`${email} = lower(${q})`] : []),
    ...(number ? [sql`${phone} = ${number}`] : []),
  ]
  if (conditions.length === 0) return []
  const { rows } = await sql<Row>`select ${columns} from ${sql.table(table)}
    where ${kept} and (${sql.join(conditions, sql` or `)}) order by id desc`.execute(db)
  return rows
}

function withWords(
  type: FoundType,
  q: string,
  exact: readonly Row[],
  {
    from = sql.table(SOURCES[type].table),
    isLoose = false,
  }: { from?: RawBuilder<unknown>; isLoose?: boolean } = {},
) {
  const { table, kept = sql`true` } = SOURCES[type]
  const text = SEARCHED_TEXTS[table]
  // An index of trigrams finds parts of words from three characters on, but the beginning of a word from one.
  const find = !/[\p{L}\p{N}]{3}/u.test(q) ? beginsWords : isLoose ? hasWordsLoosely : hasWords
  const words = find(text, q)
  const known = exact.map(({ id }) => sql`${id}::int`)
  return sql`from ${from} where ${kept} and ${words}
    ${known.length > 0 ? sql`and id not in (${sql.join(known)})` : sql``}`
}
