import type { Insertable, Transaction } from 'kysely'
import type { VacancyForm, VacancyPatch } from '#shared/contract/vacancies.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import type { FieldProblems } from '../http/problem.ts'
import { closeVacancies, editVacancies } from '../vacancies/change-many.ts'
import { findKnownProblems } from '../vacancies/check-text.ts'
import { createVacancies } from '../vacancies/create-many.ts'
import { countRoomForWaiting } from '../vacancies/waiting-limit.ts'
import { listProblems } from './check-rows.ts'
import { findVacancyIds, forgetImported, saveImported } from './imported-store.ts'
import { type MayApprove, readTrust } from './may-approve.ts'
import {
  findRun,
  type ImportRowRow,
  listOpenRows,
  lockRun,
  markDone,
  markInvalid,
  updateRun,
} from './runs-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>
type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>
type TrxDeps = Needs & { db: Transaction<Tables> }

const ROWS_AT_ONCE = 250

/**
 * Imports the rows of a run in chunks, each in its own transaction. After an interruption it continues with the first
 * unfinished row, so no vacancy is created twice. Parallel calls for one run wait for each other.
 */
export async function applyRun(deps: Needs, runId: number): Promise<void> {
  const run = await findRun(deps.db, runId)
  if (!run) return
  let isMoving = true
  while (isMoving) {
    isMoving = await deps.db.transaction().execute(async (trx) => {
      if (!(await lockRun(trx, runId, 'importing'))) return false
      const rows = await listOpenRows(trx, runId, ROWS_AT_ONCE)
      await applyRows({ ...deps, db: trx }, run, rows)
      const state = rows.length > 0 ? 'importing' : 'done'
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
  const ids = await findVacancyIds(
    trxDeps.db,
    run.source_id,
    others.map(({ external_id }) => external_id),
  )
  await editChanged(trxDeps, run, of('changed'), { ids, mayApprove })
  await closeVacancies(
    trxDeps,
    trxDeps.db,
    run.user_id,
    of('ended').flatMap(({ external_id }) => ids.get(external_id) ?? []),
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
  const now = clock()
  const valid: (ImportRowRow & { form: VacancyForm; isApproved: boolean })[] = []
  let room = rows.length > 0 ? await countRoomForWaiting(db, user_id, rows.length) : 0
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
    if (!isApproved && --room < 0)
      await refuse(db, run_id, row.position, { external_id: ['vacancies_waiting_full'] })
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
    valid.map(({ external_id, hash }, index) => ({
      source_id,
      external_id,
      vacancy_id: ids[index] ?? null,
      hash: hash ?? '',
    })),
  )
}

/** Edits vacancies under the rules of their owner's form, except those that the owner has closed or deleted meanwhile. */
async function editChanged(
  { db, clock }: TrxDeps,
  run: Run,
  rows: ImportRowRow[],
  { ids, mayApprove }: { ids: ReadonlyMap<string, number | null>; mayApprove: MayApprove },
): Promise<void> {
  const patches = new Map<number, VacancyPatch>()
  const approved = new Set<number>()
  for (const { external_id, hash, form } of rows) {
    const id = ids.get(external_id)
    if (!id || !form) continue
    const { published: _, ...text } = form
    patches.set(id, text)
    if (mayApprove({ external_id, hash, form })) approved.add(id)
  }
  const outcomeOf = await editVacancies(db, run.user_id, patches, clock(), (id) => approved.has(id))
  const edited: Insertable<Tables['imported_vacancies']>[] = []
  for (const { position, external_id, hash } of rows) {
    const vacancy_id = ids.get(external_id)
    const outcome = vacancy_id ? outcomeOf(vacancy_id) : 'gone'
    if (vacancy_id && outcome === 'edited')
      edited.push({ source_id: run.source_id, external_id, vacancy_id, hash: hash ?? '' })
    else if (typeof outcome === 'object') await refuse(db, run.id, position, outcome)
  }
  await saveImported(db, edited)
}

/** Stores a problem that was found after the dry run: of the day, such as a start date, or of other vacancies. */
const refuse = (trx: TrxDeps['db'], runId: number, position: number, problems: FieldProblems) =>
  markInvalid(trx, { runId, position, problems: JSON.stringify(listProblems(problems)) })
