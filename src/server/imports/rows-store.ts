import { type Kysely, sql } from 'kysely'
import type { ImportRow } from '#shared/contract/imports.ts'
import type { Language } from '#shared/contract/languages.ts'
import { cityName } from '../db/names.ts'
import type { Tables } from '../db/tables.ts'

type Row = Pick<ImportRow, 'external_id' | 'city' | 'change' | 'warnings'> & {
  line: number | null
  title: string | null
}

/** One page of the rows without errors, with their number: those with warnings first, then the new and the changed ones. */
export async function listValidRows(
  db: Kysely<Tables>,
  runId: number,
  { language, page, per_page }: { language: Language; page: number; per_page: number },
): Promise<{ rows: Row[]; total: number }> {
  const valid = db
    .selectFrom('import_rows')
    .where('run_id', '=', runId)
    .where('change', 'in', ['new', 'changed', 'unchanged'])
  const { total } = await valid.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await valid
    .leftJoin('cities', (join) => join.on(sql<boolean>`cities.id = (import_rows.form ->> 'city_id')::int`))
    .select(['line', 'external_id', 'title', 'change', 'warnings'])
    .select(cityName(language).as('city'))
    .orderBy(sql`warnings = '[]'`)
    .orderBy(sql`array_position(array['new', 'changed', 'unchanged'], import_rows.change::text)`)
    .orderBy('position')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows: rows as Row[], total }
}
