import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** The columns of all tables and queues with a value that contains a text in lower case, as "table.column". */
export async function findText({ db }: Pick<TestApp, 'db'>, text: string): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      and (data_type in ('text', 'character varying', 'character', 'jsonb', 'json', 'tsvector', 'ARRAY', 'USER-DEFINED')
        or data_type like 'char%')`.execute(db)
  const found: string[] = []
  for (const { schema, table, column } of columns) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.id(schema, table)}
      where lower(${sql.id(column)}::text) like ${`%${text}%`}`.execute(db)
    if (rows[0]?.n) found.push(`${table}.${column}`)
  }
  return [...new Set(found)].sort()
}
