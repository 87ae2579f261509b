import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { ImportState, StoredChange } from '#shared/contract/imports.ts'
import { OPEN_STATES } from '#shared/rules/bid-states.ts'
import type { Tables } from '../db/tables.ts'
import { lockSource } from './sources-store.ts'

type Executor = Kysely<Tables>
type RunTable = Tables['import_runs']
export type ImportRowRow = Selectable<Tables['import_rows']>

/** A run with its source. Null when a newer run has replaced it, or while its owner is blocked. */
export async function findRun(db: Executor, id: number) {
  const row = await db
    .selectFrom('import_runs as r')
    .innerJoin('import_sources as s', 's.id', 'r.source_id')
    .innerJoin('users', 'users.id', 's.user_id')
    .select([
      'r.id',
      'r.source_id',
      'r.state',
      'r.failure',
      'r.file',
      'r.is_daily',
      'r.night',
      'r.created_at',
      's.user_id',
      's.name',
      's.url',
      's.defaults',
    ])
    .where('r.id', '=', id)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** The state of a source's run; null when it has none. The caller holds the lock of the source. */
export async function findStateOf(
  db: Executor,
  sourceId: number,
): Promise<{ id: number; state: ImportState; is_upload: boolean } | null> {
  const row = await db
    .selectFrom('import_runs')
    .select(['id', 'state', 'is_upload'])
    .where('source_id', '=', sourceId)
    .executeTakeFirst()
  return row ?? null
}

/** Replaces the run of a source. */
export async function replaceRun(trx: Executor, row: Insertable<RunTable>): Promise<{ id: number }> {
  await trx.deleteFrom('import_runs').where('source_id', '=', row.source_id).execute()
  return trx.insertInto('import_runs').values(row).returning('id').executeTakeFirstOrThrow()
}

/** Locks a run in this state until the transaction ends; false when it has another state or was replaced. */
export async function lockRun(trx: Executor, id: number, state: ImportState): Promise<boolean> {
  const row = await trx
    .selectFrom('import_runs')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.state === state
}

/**
 * As `lockRun`, with the run's source and its owner (`lockSource`). The source is always locked before the run, as by a
 * deletion of the source and by a run that replaces this one: else two transactions could wait for each other.
 */
export async function lockRunWithSource(
  trx: Executor,
  { id, source_id, user_id }: { id: number; source_id: number; user_id: number },
  state: ImportState,
): Promise<boolean> {
  const source = await lockSource(trx, user_id, source_id)
  return source !== null && lockRun(trx, id, state)
}

export async function updateRun(trx: Executor, id: number, changes: Updateable<RunTable>): Promise<void> {
  await trx.updateTable('import_runs').set(changes).where('id', '=', id).execute()
}

/**
 * The runs in progress that have done nothing since `before`, and whose entry of the queue was taken before, or is gone: the
 * others only wait for their turn. Those of blocked owners wait for the end of the block.
 */
export async function listStuckRuns(db: Executor, before: Date): Promise<{ id: number }[]> {
  return db
    .selectFrom('import_runs as r')
    .innerJoin('import_sources as s', 's.id', 'r.source_id')
    .innerJoin('users', 'users.id', 's.user_id')
    .select('r.id')
    .where('r.state', 'in', ['reading', 'importing'])
    .where('r.moved_at', '<', before)
    .where('users.blocked_at', 'is', null)
    .where(sql<boolean>`not exists (select from pgboss.job j where j.name = 'import-vacancies'
      and (j.data ->> 'run_id')::int = r.id
      and (j.state in ('created', 'retry') or (j.state = 'active' and j.started_on > ${before})))`)
    .orderBy('r.id')
    .execute()
}

export async function deleteRows(trx: Executor, runId: number): Promise<void> {
  await trx.deleteFrom('import_rows').where('run_id', '=', runId).execute()
}

/** Leaves out the vacancies that a file does not contain: they stay open. */
export async function deleteEndedRows(trx: Executor, runId: number): Promise<void> {
  await trx.deleteFrom('import_rows').where('run_id', '=', runId).where('change', '=', 'ended').execute()
}

/** The next rows whose change is not done, by position. */
export async function listOpenRows(trx: Executor, runId: number, max: number): Promise<ImportRowRow[]> {
  return trx
    .selectFrom('import_rows')
    .selectAll()
    .where('run_id', '=', runId)
    .where('is_done', '=', false)
    .orderBy('position')
    .limit(max)
    .execute()
}

/** The vacancies that the valid rows of a run name, also the unchanged ones. */
export async function listNamedVacancies(trx: Executor, runId: number): Promise<number[]> {
  const { rows } = await sql<{ vacancy_id: number }>`
    select i.vacancy_id from import_rows r join import_runs on import_runs.id = r.run_id
    join imported_vacancies i on i.source_id = import_runs.source_id and i.external_id = r.external_id
    where r.run_id = ${runId} and r.change in ('new', 'changed', 'unchanged') and i.vacancy_id is not null`.execute(
    trx,
  )
  return rows.map(({ vacancy_id }) => vacancy_id)
}

export async function markDone(trx: Executor, runId: number, positions: number[]): Promise<void> {
  if (positions.length === 0) return
  await trx
    .updateTable('import_rows')
    .set({ is_done: true })
    .where('run_id', '=', runId)
    .where('position', 'in', positions)
    .execute()
}

/** Stores what became of the fields of rows. */
export async function updateChanges(
  trx: Executor,
  runId: number,
  rows: readonly { position: number; changes: StoredChange[] }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`update import_rows r set changes = x.changes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) x (position int, changes jsonb)
    where r.run_id = ${runId} and r.position = x.position`.execute(trx)
}

/** Stores that a row cannot be imported. */
export async function markInvalid(
  trx: Executor,
  { runId, position, problems }: { runId: number; position: number; problems: string },
): Promise<void> {
  await trx
    .updateTable('import_rows')
    .set({ change: 'invalid', problems, changes: '[]', is_done: true })
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .execute()
}

/** The first vacancies that each of these runs would close, with the number of their open bids. */
export async function listEnding(
  db: Executor,
  runIds: readonly number[],
  max: number,
): Promise<{ run_id: number; id: number; title: string; bids: number }[]> {
  if (runIds.length === 0) return []
  const { rows } = await sql<{ run_id: number; id: number; title: string; bids: number }>`
    select run_id, id, title, bids from (
      select r.run_id, v.id, v.title, b.bids, row_number() over (partition by r.run_id order by b.bids desc, r.position) as n
      from import_rows r
      join import_runs on import_runs.id = r.run_id
      join imported_vacancies i on i.source_id = import_runs.source_id and i.external_id = r.external_id
      join vacancies v on v.id = i.vacancy_id
      cross join lateral (select count(*)::int as bids from bids
        where vacancy_id = v.id and state = any(${OPEN_STATES}::text[]) and removed_at is null) b
      where r.run_id = any(${runIds}::int[]) and r.change = 'ended' and v.closed_at is null
    ) ending where n <= ${max} order by run_id, n`.execute(db)
  return rows
}

/** One page of the rows that cannot be imported, with their number. */
export async function listInvalidRows(
  db: Executor,
  runId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: ImportRowRow[]; total: number }> {
  const invalid = db.selectFrom('import_rows').where('run_id', '=', runId).where('change', '=', 'invalid')
  const { total } = await invalid.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await invalid
    .selectAll()
    .orderBy('position')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows, total }
}
