import { type Kysely, sql } from 'kysely'
import type { ImportChange, ImportRow, StoredChange } from '#shared/contract/imports.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { VacancyForm } from '#shared/contract/vacancies.ts'
import { cityName, rubricName } from '../db/names.ts'
import type { Tables } from '../db/tables.ts'
import { isOverwriting } from './sources-store.ts'

type Row = Pick<ImportRow, 'external_id' | 'city' | 'change' | 'warnings' | 'changes' | 'edited_at'> & {
  line: number | null
  title: string | null
}

/**
 * One page of the rows without errors, with their number: those that overwrite edits by hand first, then those with warnings,
 * then the new and the changed ones.
 */
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
    .innerJoin('import_runs', 'import_runs.id', 'run_id')
    .leftJoin('cities', (join) => join.on(sql<boolean>`cities.id = (import_rows.form ->> 'city_id')::int`))
    .leftJoin('imported_vacancies as i', (join) =>
      join
        .onRef('i.source_id', '=', 'import_runs.source_id')
        .onRef('i.external_id', '=', 'import_rows.external_id'),
    )
    .leftJoin('vacancies', 'vacancies.id', 'i.vacancy_id')
    .select(['line', 'import_rows.external_id', 'import_rows.title', 'change', 'warnings', 'changes'])
    .select(['import_rows.form', 'vacancies.edited_at'])
    .select(cityName(language).as('city'))
    .orderBy(sql`not ${isOverwriting}`)
    .orderBy(sql`warnings = '[]'`)
    .orderBy(sql`array_position(array['new', 'changed', 'unchanged'], import_rows.change::text)`)
    .orderBy('position')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const nameOf = await readNames(
    db,
    language,
    rows.flatMap(({ changes, form }) => toChanges(changes, form)),
  )
  return {
    rows: rows.map(({ form, changes, edited_at, ...row }) => ({
      ...(row as Omit<Row, 'changes' | 'edited_at'>),
      changes: toChanges(changes, form).map(nameOf),
      edited_at: edited_at?.toISOString() ?? null,
    })),
    total,
  }
}

const toChanges = (changes: readonly StoredChange[], form: VacancyForm | null) =>
  changes.map((change) => {
    const values = form as Record<string, ImportChange['after']> | null
    return { ...change, after: values?.[change.field] ?? null } as ImportChange
  })

/** Replaces the ids of places by their names. */
async function readNames(db: Kysely<Tables>, language: Language, changes: ImportChange[]) {
  const idsIn = (name: string) =>
    changes
      .filter(({ field }) => field === name)
      .flatMap(({ before, after }) => [Number(before), Number(after)])
  const cities = await db
    .selectFrom('cities')
    .select(['id', cityName(language).as('name')])
    .where(sql<boolean>`id = any(${idsIn('city_id')}::int[])`)
    .execute()
  const rubrics = await db
    .selectFrom('rubrics')
    .select(['id', rubricName(language).as('name')])
    .where(sql<boolean>`id = any(${idsIn('rubric_id')}::int[])`)
    .execute()
  return (change: ImportChange): ImportChange => {
    const names = change.field === 'city_id' ? cities : change.field === 'rubric_id' ? rubrics : null
    if (!names) return change
    const nameOf = (id: unknown) => names.find((one) => one.id === id)?.name ?? null
    return { ...change, before: nameOf(change.before), after: nameOf(change.after) }
  }
}
