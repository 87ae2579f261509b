import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Kind, ResolvedQuery } from '../query/resolved-query.ts'
import { conditionsOf, queryByWordIndex, withinDays } from './find-store.ts'

type Executor = Kysely<Tables>
/** Counts of the examined rows by city, rubric, code of the facets or title. */
export type Counts = {
  cities: Map<number, number>
  rubrics: Map<number, number>
  facets: Map<number, number>
  seen: number
}

// A sample large enough for proportions and quick to count.
const SAMPLE = 4_000
const SAMPLE_DAYS = 6

/** Counts matching rows by value; in a large list only the newest few thousand. */
export async function countValues(
  db: Executor,
  kind: Kind,
  resolved: ResolvedQuery,
  { isLarge }: { isLarge: boolean },
): Promise<Counts & { isEstimated: boolean }> {
  const widest = resolved.tiers?.all.at(-1)
  if (isLarge && widest) {
    const recent = await grouped(
      db,
      kind,
      resolved,
      sql` and words @@ ${withinDays(widest, resolved.now, SAMPLE_DAYS)}::tsquery`,
      SAMPLE,
    )
    if (recent.seen >= SAMPLE) return { ...recent, isEstimated: true }
  }
  const words = widest ? sql` and words @@ ${widest}::tsquery` : sql``
  const max = isLarge ? SAMPLE : null
  const counts = await grouped(db, kind, resolved, words, max)
  return { ...counts, isEstimated: max !== null && counts.seen >= max }
}

type Row = { city_id: number | null; rubric_id: number | null; facets: number | null; count: number }

async function grouped(
  db: Executor,
  kind: Kind,
  resolved: ResolvedQuery,
  words: RawBuilder<unknown>,
  max: number | null,
): Promise<Counts> {
  const grouping = (trx: Executor) =>
    sql<Row>`with seen as materialized (
      select city_id, rubric_id, facets from ${sql.table(`search_${kind}`)} where ${conditionsOf(resolved)}${words}
      ${max === null ? sql`` : sql`order by published_at desc limit ${max}::int`})
    select city_id, null::int as rubric_id, null::smallint as facets, count(*)::int as count from seen group by 1
    union all select null, rubric_id, null, count(*)::int from seen group by 2
    union all select null, null, facets, count(*)::int from seen group by 3`.execute(trx)
  const { rows } = resolved.tiers && max !== null ? await queryByWordIndex(db, grouping) : await grouping(db)
  return toCounts(rows)
}

function toCounts(rows: Row[]): Counts {
  const counts: Counts = { cities: new Map(), rubrics: new Map(), facets: new Map(), seen: 0 }
  for (const { city_id, rubric_id, facets, count } of rows) {
    if (city_id !== null) counts.cities.set(city_id, count)
    else if (rubric_id !== null) counts.rubrics.set(rubric_id, count)
    else if (facets !== null) {
      counts.facets.set(facets, count)
      counts.seen += count
    }
  }
  return counts
}

/** Titles of matching offers, with the highest count first. */
export async function countNames(
  db: Executor,
  resolved: ResolvedQuery,
  max: number,
): Promise<{ name: string; count: number }[]> {
  const widest = resolved.tiers?.all.at(-1)
  const { rows } = await sql<{ name: string; count: number }>`
    select title as name, count(*)::int as count from search_offers
    where ${conditionsOf(resolved)} ${widest ? sql`and words @@ ${widest}::tsquery` : sql``}
    group by title order by count desc, title limit ${max}::int`.execute(db)
  return rows
}

/** Counts of all listed rows by rubric and facets, and by city. Unfiltered counts of large lists come from here. */
export async function countCells(db: Executor, kind: Kind, now: Date) {
  const table = sql.table(`search_${kind}`)
  const cells = await sql<{ rubric_id: number; facets: number; count: number }>`
    select rubric_id, facets, count(*)::int as count from ${table} where expires_at > ${now} group by 1, 2`.execute(
    db,
  )
  const cities = await sql<{ city_id: number; count: number }>`
    select city_id, count(*)::int as count from ${table} where expires_at > ${now} group by 1`.execute(db)
  return { cells: cells.rows, cities: new Map(cities.rows.map(({ city_id, count }) => [city_id, count])) }
}
