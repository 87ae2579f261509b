import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Kind } from './query/resolved-query.ts'

// A sample suffices, because titles repeat.
const SAMPLE = 200

/** The most frequent titles of listed rows that match the query. */
export async function listTitles(
  db: Kysely<Tables>,
  kind: Kind,
  tsquery: string,
  now: Date,
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from (select title from ${sql.table(`search_${kind}`)}
      where expires_at > ${now} and words @@ ${tsquery}::tsquery limit ${sql.lit(SAMPLE)}) as found
    group by title order by count(*) desc, length(title), title limit ${count}::int`.execute(db)
  return rows.map(({ title }) => title)
}
