import { isDeepStrictEqual } from 'node:util'
import type { Insertable, Transaction } from 'kysely'
import type { StoredChange } from '#shared/contract/imports.ts'
import type { VacancyForm } from '#shared/contract/vacancies.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import type { FieldProblems } from '../http/problem.ts'
import { closeVacancies, confirmVacancies, editVacancies } from '../vacancies/change-many.ts'
import { findKnownProblems } from '../vacancies/check-text.ts'
import { createVacancies } from '../vacancies/create-many.ts'
import { countRoomForNew } from '../vacancies/waiting-limit.ts'
import { listProblems } from './check-rows.ts'
import { findImported, forgetImported, type LastImport, saveImported } from './imported-store.ts'
import { type MayApprove, readTrust } from './may-approve.ts'
import { mergeRow } from './merge-row.ts'
import {
  findRun,
  type ImportRowRow,
  listNamedVacancies,
  listOpenRows,
  lockRunWithSource,
  markDone,
  markInvalid,
  updateChanges,
  updateRun,
} from './runs-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>
type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>
type TrxDeps = Needs & { db: Transaction<Tables> }

const ROWS_AT_ONCE = 250

/**
 * Imports the rows of a run in chunks, each in its own transaction. After an interruption it continues with the first
 * unfinished row, so no vacancy is created twice. Parallel calls for one run wait for each other. In the end, the vacancies
 * that its rows name are confirmed: their employer has just said that these jobs are open.
 */
export async function applyRun(deps: Needs, runId: number): Promise<void> {
  const run = await findRun(deps.db, runId)
  if (!run) return
  let isMoving = true
  while (isMoving) {
    isMoving = await deps.db.transaction().execute(async (trx) => {
      // Its rows reference the source, so that they would wait for a lock of the source that waits for the run.
      if (!(await lockRunWithSource(trx, run, 'importing'))) return false
      const rows = await listOpenRows(trx, runId, ROWS_AT_ONCE)
      await applyRows({ ...deps, db: trx }, run, rows)
      const state = rows.length > 0 ? 'importing' : 'done'
      if (state === 'done')
        await confirmVacancies(trx, run.user_id, await listNamedVacancies(trx, runId), deps.clock())
      await updateRun(trx, runId, { state, moved_at: deps.clock() })
      return rows.length > 0
    })
  }
}

async function applyRows(trxDeps: TrxDeps, run: Run, rows: ImportRowRow[]): Promise<void> {
  const of = (change: ImportRowRow['change']) => rows.filter((row) => row.change === change)
  const mayApprove = await readTrust(trxDeps.db, trxDeps.config, run, trxDeps.clock())
  await createNew(trxDeps, run, of('new'), mayApprove)
  const others = [...of('changed'), ...of('ended')]
  const imported = await findImported(
    trxDeps.db,
    run.source_id,
    others.map(({ external_id }) => external_id),
  )
  await editChanged(trxDeps, run, of('changed'), { imported, mayApprove })
  await closeVacancies(
    trxDeps,
    trxDeps.db,
    run.user_id,
    of('ended').flatMap(({ external_id }) => imported.get(external_id)?.vacancy_id ?? []),
    'not_in_import',
  )
  await forgetImported(
    trxDeps.db,
    run.source_id,
    of('ended').map(({ external_id }) => external_id),
  )
  await markDone(
    trxDeps.db,
    run.id,
    rows.map(({ position }) => position),
  )
}

async function createNew(
  { db, clock }: TrxDeps,
  { id: run_id, user_id, source_id }: Run,
  rows: ImportRowRow[],
  mayApprove: MayApprove,
) {
  if (rows.length === 0) return
  const now = clock()
  const valid: (ImportRowRow & { form: VacancyForm; isApproved: boolean })[] = []
  let { room, full } = await countRoomForNew(db, user_id, now, rows.length)
  for (const row of rows) {
    const { form } = row
    if (!form) continue
    const problems = findKnownProblems(form, now)
    if (Object.keys(problems).length > 0) {
      await refuse(db, run_id, row.position, problems)
      continue
    }
    const isApproved = mayApprove({ ...row, form })
    // The row is not stored as imported, so the next import of the source tries it again.
    if (!isApproved && --room < 0) await refuse(db, run_id, row.position, { external_id: [full] })
    else valid.push({ ...row, form, isApproved })
  }
  const ids = await createVacancies(
    db,
    user_id,
    valid.map(({ form }) => form),
    now,
    (index) => valid[index]?.isApproved === true,
  )
  await saveImported(
    db,
    valid.map((row, index) => ({ ...toImported(source_id, row), vacancy_id: ids[index] ?? null })),
  )
}

/**
 * Edits vacancies under the rules of their owner's form, except those that the owner has closed or deleted meanwhile. What
 * becomes of each field is found again: the vacancy may have been edited since the dry run.
 */
async function editChanged(
  { db, clock }: TrxDeps,
  run: Run,
  rows: ImportRowRow[],
  { imported, mayApprove }: { imported: ReadonlyMap<string, LastImport>; mayApprove: MayApprove },
): Promise<void> {
  const rowOf = new Map<number, ImportRowRow & { form: VacancyForm }>()
  for (const row of rows) {
    const { form } = row
    const id = imported.get(row.external_id)?.vacancy_id
    if (id && form) rowOf.set(id, { ...row, form })
  }
  const changed: { position: number; changes: StoredChange[] }[] = []
  const outcomeOf = await editVacancies(db, run.user_id, [...rowOf.keys()], clock(), {
    patchOf: ({ id, edited_at: editedAt }, present) => {
      const row = rowOf.get(id)
      if (!row) return {}
      const last = imported.get(row.external_id)?.form ?? null
      const { patch, changes } = mergeRow({ last, present, next: row.form, editedAt })
      if (!isDeepStrictEqual(changes, row.changes)) changed.push({ position: row.position, changes })
      return patch
    },
    mayApprove: ({ id }, text) => {
      const row = rowOf.get(id)
      return row !== undefined && mayApprove({ ...row, form: { ...row.form, ...text } })
    },
  })
  await updateChanges(db, run.id, changed)
  const edited: Insertable<Tables['imported_vacancies']>[] = []
  for (const { position, external_id, hash, form } of rows) {
    const vacancy_id = imported.get(external_id)?.vacancy_id
    const outcome = vacancy_id ? outcomeOf(vacancy_id) : 'gone'
    if (vacancy_id && outcome === 'edited')
      edited.push({ ...toImported(run.source_id, { external_id, hash, form }), vacancy_id })
    else if (typeof outcome === 'object') await refuse(db, run.id, position, outcome)
  }
  await saveImported(db, edited)
}

const toImported = (
  source_id: number,
  { external_id, hash, form }: Pick<ImportRowRow, 'external_id' | 'hash' | 'form'>,
) => ({ source_id, external_id, hash: hash ?? '', form: JSON.stringify(form) })

/** Stores a problem that was found after the dry run: of the day, such as a start date, or of other vacancies. */
const refuse = (trx: TrxDeps['db'], runId: number, position: number, problems: FieldProblems) =>
  markInvalid(trx, { runId, position, problems: JSON.stringify(listProblems(problems)) })
