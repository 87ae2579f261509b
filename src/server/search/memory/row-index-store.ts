import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Kind } from '../query/resolved-query.ts'
import type { IndexedRow } from './indexed-row.ts'

type Executor = Kysely<Tables>
export type Change = { seq: number; id: number }

/** Columns of jobs only. */
const JOB_COLUMNS = {
  jobs: sql`coalesce(start_date - date '1970-01-01', 0) as start_day,
    coalesce(hours_per_week * 100, 0)::int as week_hundredths`,
  offers: sql`0 as start_day, 0 as week_hundredths`,
}
const fieldsOf = (kind: Kind) => sql`id, extract(epoch from published_at)::float8 * 1000 as published,
  case when expires_at = 'infinity' then 1e15 else extract(epoch from expires_at)::float8 * 1000 end as expires,
  city_id, rubric_id, facets, pay_cents, month_cents, ${JOB_COLUMNS[kind]},
  words::text as words`

/** The approximate number of listed rows, from PostgreSQL's statistics. */
export async function countRowsAbout(db: Executor, kind: Kind): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples as rows from pg_class where relname = ${`search_${kind}`}`.execute(db)
  return Math.max(0, rows[0]?.rows ?? 0)
}

/** The next rows after a given one, in order of publication. */
export async function readRowsAfter(
  db: Executor,
  kind: Kind,
  after: { at: string; id: number } | null,
  max: number,
): Promise<(IndexedRow & { at: string })[]> {
  const { rows } = await sql<IndexedRow & { at: string }>`
    select ${fieldsOf(kind)}, published_at::text as at from ${sql.table(`search_${kind}`)}
    where (published_at, id) > (${after?.at ?? '-infinity'}::timestamptz, ${after?.id ?? 0}::int)
    order by published_at, id limit ${max}::int`.execute(db)
  return rows
}

/** Which of these rows are listed now, with their values. */
export async function readRows(db: Executor, kind: Kind, ids: number[]): Promise<IndexedRow[]> {
  const { rows } = await sql<IndexedRow>`
    select ${fieldsOf(kind)} from ${sql.table(`search_${kind}`)} where id = any(${ids}::int[]) order by published_at, id`.execute(
    db,
  )
  return rows
}

/** The oldest running transaction. Changes from it on may still be invisible. */
export async function readHorizon(db: Executor): Promise<number> {
  const { rows } = await sql<{ horizon: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon`.execute(db)
  return Number(rows[0]?.horizon ?? 0)
}

/**
 * Changes by transactions from `horizon` on, and the next horizon. Transactions do not commit in the order of their
 * ids.
 */
export async function readChanges(
  db: Executor,
  kind: Kind,
  horizon: number,
): Promise<{ horizon: number; changes: Change[] }> {
  const { rows } = await sql<{ horizon: number; seq: number | null; id: number | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon, seq, row_id as id
    from (select 1) as one left join search_changes on kind = ${kind} and tx >= ${horizon}::bigint`.execute(
    db,
  )
  return {
    horizon: Number(rows[0]?.horizon ?? horizon),
    changes: rows.flatMap(({ seq, id }) => (seq === null || id === null ? [] : [{ seq, id }])),
  }
}

/** Deletes rows that expired before a time, and logged changes that are older than a number of seconds. */
export async function deleteExpired(
  db: Executor,
  expiredBefore: Date,
  changesAfterSeconds: number,
): Promise<void> {
  await db.deleteFrom('search_jobs').where('expires_at', '<', expiredBefore).execute()
  await sql`delete from search_changes
    where noted_at < now() - make_interval(secs => ${changesAfterSeconds}::float8)`.execute(db)
}
