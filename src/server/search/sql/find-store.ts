import { type Kysely, type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import type { Tiers } from '#shared/search-words/parse-keyword.ts'
import type { Tables } from '../../db/tables.ts'
import { MAX_COUNTED } from '../../http/paging.ts'
import { type WantedFacets, wantedDigits } from '../query/facets.ts'
import type { Kind, ResolvedQuery } from '../query/resolved-query.ts'

type Executor = Kysely<Tables>

type Range = { offset: number; limit: number; isLarge: boolean }

// Larger lists are searched in memory (../memory). Here, while that index is being read, their newest days are tried first.
const LARGE = 2_000
const WINDOWS_DAYS = [2, 12]
// A window with fewer results shows that searching the whole list is cheap.
const FEW = 100

const tableOf = (kind: Kind) => sql.table(`search_${kind}`)

/** All SQL conditions except those on words. */
export function conditionsOf({
  now,
  cityIds,
  rubricIds,
  facets,
  payMin,
  payColumn,
  since,
  startsBy,
  hoursMax,
  names,
  except,
}: Omit<ResolvedQuery, 'tiers' | 'sort'>) {
  const conditions = [
    sql`expires_at > ${now}`,
    ...(cityIds ? [sql`city_id = any(${cityIds}::int[])`] : []),
    ...(rubricIds.length ? [sql`rubric_id = any(${rubricIds}::int[])`] : []),
    ...(facets ? facetConditions(facets) : []),
    ...(payMin ? [sql`${sql.ref(payColumn)} >= ${payMin}::int`] : []),
    ...(except.length ? [sql`id <> all(${except}::int[])`] : []),
    ...(since ? [sql`published_at >= ${since}`] : []),
    ...(startsBy === null
      ? []
      : [sql`(start_date is null or start_date <= date '1970-01-01' + ${startsBy}::int)`]),
    ...(hoursMax ? [sql`hours_per_week <= ${hoursMax}::int`] : []),
    ...(names.length ? [sql`title = any(${names}::text[])`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const facetConditions = (facets: WantedFacets) =>
  wantedDigits(facets).map(([column, digits]) => sql`${sql.ref(column)} = any(${digits}::smallint[])`)

/** One page of matching ids, best first. */
export async function findIds(
  db: Executor,
  kind: Kind,
  resolved: ResolvedQuery,
  range: Range,
): Promise<number[]> {
  const { tiers, sort } = resolved
  const { offset, limit, isLarge } = range
  if (!tiers) return idsOf(db, kind, resolved, sql``, range)
  const widest = tiers.all.at(-1) as string
  if (sort !== 'relevance') return idsOf(db, kind, resolved, matching(widest), range)
  const found: number[] = []
  const needed = offset + limit
  for (const [index, query] of tiers.all.entries()) {
    const better = tiers.all[index - 1]
    const outsideBetter = better ? sql` and not words @@ ${better}::tsquery` : sql``
    const missing = needed - found.length
    found.push(...(await firstOf(db, kind, resolved, query, outsideBetter, missing, isLarge)))
    if (found.length >= needed) break
  }
  return found.slice(offset)
}

/** The first rows of one tier. The newest ones are read from the last days when those have enough. */
async function firstOf(
  db: Executor,
  kind: Kind,
  resolved: ResolvedQuery,
  tier: string,
  outsideBetter: RawBuilder<unknown>,
  limit: number,
  isLarge: boolean,
): Promise<number[]> {
  for (const days of isLarge && !resolved.cityOrder ? WINDOWS_DAYS : []) {
    const condition = sql`${matching(withinDays(tier, resolved.now, days))}${outsideBetter}`
    const ids = await idsOf(db, kind, resolved, condition, { offset: 0, limit, isLarge })
    if (ids.length >= limit) return ids
    if (ids.length < FEW) break
  }
  return idsOf(db, kind, resolved, sql`${matching(tier)}${outsideBetter}`, { offset: 0, limit, isLarge })
}

const matching = (tsquery: string) => sql` and words @@ ${tsquery}::tsquery`

/** Restricts a text search query to the last days: each row has its publication day among its words. */
export function withinDays(tsquery: string, now: Date, days: number): string {
  const today = Math.floor(now.getTime() / DAY_MS)
  const list = Array.from({ length: days + 1 }, (_, age) => `'+${today - age + 1}'`)
  return `(${tsquery}) & (${list.join(' | ')})`
}

async function idsOf(
  db: Executor,
  kind: Kind,
  resolved: ResolvedQuery,
  words: RawBuilder<unknown>,
  { offset, limit, isLarge }: Range,
): Promise<number[]> {
  const { cityIds, cityOrder, sort, payColumn, tiers } = resolved
  if (sort === 'near' && cityIds && !tiers && isLarge) {
    return nearestOf(db, kind, resolved, cityIds, offset, limit)
  }
  const near =
    cityIds && cityOrder
      ? sql` join unnest(${cityIds}::int[], ${cityOrder}::int[]) as near (near_id, place) on near_id = city_id`
      : null
  const leadingOrder = near ? sql`place, ` : sort === 'pay' ? sql`${sql.ref(payColumn)} desc, ` : sql``
  const listing = (trx: Executor) =>
    sql<{ id: number }>`
    select id from ${tableOf(kind)}${near ?? sql``} where ${conditionsOf(resolved)}${words}
    order by ${leadingOrder}published_at desc, id desc limit ${limit}::int offset ${offset}::int`.execute(trx)
  const { rows } = tiers && isLarge ? await queryByWordIndex(db, listing) : await listing(db)
  return rows.map(({ id }) => id)
}

// Nearest city first; the limit stops the loop, so that farther cities are never read. A lateral join over unnest
// keeps the order.
async function nearestOf(
  db: Executor,
  kind: Kind,
  resolved: ResolvedQuery,
  cityIds: number[],
  offset: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select found.id from unnest(${cityIds}::int[]) as near_id cross join lateral (
      select id from ${tableOf(kind)} where city_id = near_id and ${conditionsOf({ ...resolved, cityIds: null })}
      order by published_at desc, id desc limit ${offset + limit}::int) as found
    limit ${limit}::int offset ${offset}::int`.execute(db)
  return rows.map(({ id }) => id)
}

/** The number of matching rows; 10,001 means more than 10,000. */
export async function countFound(
  db: Executor,
  kind: Kind,
  resolved: ResolvedQuery,
  { isLarge }: { isLarge: boolean },
): Promise<number> {
  const widest = resolved.tiers?.all.at(-1)
  if (!widest) return count(db, kind, resolved, sql``, isLarge)
  const { fastSubset } = resolved.tiers as Tiers
  if (isLarge && fastSubset && fastSubset !== widest) {
    const found = await count(db, kind, resolved, matching(fastSubset), isLarge)
    if (found >= MAX_COUNTED) return found
  }
  return count(db, kind, resolved, matching(widest), isLarge)
}

async function count(
  db: Executor,
  kind: Kind,
  resolved: ResolvedQuery,
  words: RawBuilder<unknown>,
  isLarge: boolean,
): Promise<number> {
  const counting = (trx: Executor) =>
    sql<{ total: number }>`select count(*)::int as total from
      (select from ${tableOf(kind)} where ${conditionsOf(resolved)}${words} limit ${MAX_COUNTED}::int) as counted`.execute(
      trx,
    )
  const { rows } = resolved.tiers && isLarge ? await queryByWordIndex(db, counting) : await counting(db)
  return rows[0]?.total ?? 0
}

/**
 * Runs a query through the word index. For frequent words the planner prefers a sequential scan. But comparing each
 * row with a hundred words is far slower than reading the index.
 */
export function queryByWordIndex<T>(db: Executor, work: (trx: Executor) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config(name, 'off', true)
      from unnest(array['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan']) as name`.execute(trx)
    return work(trx)
  })
}

/** Whether a list has so many rows that the index in memory answers. */
export async function isLargeTable(db: Executor, kind: Kind): Promise<boolean> {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows
    from (select from ${tableOf(kind)} limit ${sql.lit(LARGE + 1)}) as counted`.execute(db)
  return (rows[0]?.rows ?? 0) > LARGE
}
