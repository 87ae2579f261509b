import { sql } from 'kysely'
import type { TestApp } from '../test-app.ts'

/** The rows of each table, as hashes. */
export type Fingerprint = Map<string, Set<string>>

// Left out: counters of attempts and acts, which have no owner, and places, which are many and never change.
const LEFT_OUT = ['login_attempts', 'counted_acts', 'cities', 'search_dictionary', 'migrations']

/** The columns of each table that refer to an account. */
export type Columns = Map<string, string[]>

/** Finds the application's tables and their columns that refer to an account. */
export async function findTables({ db }: Pick<TestApp, 'db'>): Promise<Columns> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname as name, coalesce(array_agg(attname::text) filter (where attname is not null), '{}') as columns
    from pg_class
    left join pg_constraint on conrelid = pg_class.oid and contype = 'f' and confrelid = 'users'::regclass
    left join pg_attribute on attrelid = pg_class.oid and attnum = any(conkey)
    where relkind = 'r' and relnamespace = 'public'::regnamespace group by relname order by relname`.execute(
    db,
  )
  return new Map(
    rows.filter(({ name }) => !LEFT_OUT.includes(name)).map(({ name, columns }) => [name, columns]),
  )
}

/** Hashes every row that does not belong to one of `callers`, including rows of the task queue. */
export async function takeFingerprint(
  { db }: Pick<TestApp, 'db'>,
  tables: Columns,
  callers: readonly number[],
): Promise<Fingerprint> {
  const ids = sql.lit(`{${callers.join()}}`)
  const own = (name: string, columns: string[]) => {
    const theirs = (name === 'users' ? ['id'] : columns).map(
      (column) => sql`coalesce(${sql.ref(column)} = any(${ids}::int[]), false)`,
    )
    return theirs.length ? sql`not (${sql.join(theirs, sql` or `)})` : sql`true`
  }
  const selects = [...tables].map(
    ([name, columns]) =>
      sql`select ${sql.lit(name)} as name, md5(t::text) as hash from ${sql.table(name)} t where ${own(name, columns)}`,
  )
  const queue = sql`select 'tasks' as name, md5(name || id::text || state::text || coalesce(data::text, '')) as hash
    from pgboss.job`
  const { rows } = await sql<{
    name: string
    hash: string
  }>`${sql.join([...selects, queue], sql` union all `)}`.execute(db)
  const found: Fingerprint = new Map()
  for (const { name, hash } of rows) found.set(name, (found.get(name) ?? new Set()).add(hash))
  return found
}

/** The tables that have lost or changed a row. */
export const changedTables = (before: Fingerprint, after: Fingerprint): string[] =>
  [...before].flatMap(([name, rows]) => ([...rows].every((row) => after.get(name)?.has(row)) ? [] : [name]))

/** The tables with changed, deleted or new rows. */
export const differentTables = (before: Fingerprint, after: Fingerprint): string[] => [
  ...new Set([...changedTables(before, after), ...changedTables(after, before)]),
]
