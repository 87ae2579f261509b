import type { Kysely } from 'kysely'
import { MAX_ENDED_SHARE } from '#shared/contract/imports.ts'
import { HOUR_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import { hasApprovedVacancy } from '../employer-requirements/employer-requirements.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { requireBelowLimit } from '../limits/count-act.ts'
import {
  deleteEndedRows,
  findRun,
  findStateOf,
  lockRunWithSource,
  replaceRun,
  updateRun,
} from './runs-store.ts'
import { countRows, lockSource, NEVER_FAILED, updateSource } from './sources-store.ts'
import { trustSource } from './trust.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'tasks'>
// Each reading may take a minute of a thread, and thirty seconds of somebody else's server.
const READS = { act: 'import-read', withinMs: HOUR_MS }
const MAX_READS = 60
// Accounts are free: one without an approved vacancy gets less of the server’s time.
const MAX_READS_AT_FIRST = 10

/** `night`: when the schedule has begun the runs of all daily feeds; null when the employer begins one. */
type NewRun = { userId: number; sourceId: number; file: Buffer | null; night: Date | null }

/**
 * Starts to read a file, or the address of the source. The new run replaces the last one, unless that is in progress.
 * @throws Problem 404 (also for a source without an address), 409 import_running, 429
 */
export async function beginRun({ db, clock, tasks }: Needs, { userId, sourceId, file, night }: NewRun) {
  const now = clock()
  const isDaily = night !== null
  await db.transaction().execute(async (trx) => {
    const source = await lockSource(trx, userId, sourceId)
    if (!source) throw notFound()
    if (!file && !source.url) throw notFound()
    // Moderators have trusted what comes from the address.
    if (file && source.url) await trustSource(trx, sourceId, { trusted: false }, { actorId: null, now })
    // Whoever fetches the address again wants the daily reading again, too.
    if (!isDaily && !file) await updateSource(trx, sourceId, NEVER_FAILED)
    if (!isDaily) {
      const max = (await hasApprovedVacancy(trx, userId)) ? MAX_READS : MAX_READS_AT_FIRST
      await requireBelowLimit(trx, { ...READS, max, subject: String(userId) }, now)
    }
    const last = await findStateOf(trx, sourceId)
    if (last?.state === 'reading' || last?.state === 'importing') throw new Problem('import_running')
    const { id } = await replaceRun(trx, {
      source_id: sourceId,
      state: 'reading',
      file,
      failure: null,
      is_daily: isDaily,
      night,
      is_upload: file !== null,
      created_at: now,
      moved_at: now,
    })
    await tasks.add(trx, 'import-vacancies', { run_id: id, user_id: userId, is_file: file !== null })
  })
}

type Start = { userId: number; sourceId: number; closesMissing: boolean; endsConfirmed: boolean }

/**
 * Starts the import that a dry run has shown. Idempotent while it runs and when it is done.
 * @param options.closesMissing for a file: whether vacancies that it does not contain are closed. Those of a feed always are.
 * @throws Problem 404, 409 import_not_ready, import_ends_many
 */
export async function startRun(
  { db, clock, tasks }: Needs,
  { userId, sourceId, closesMissing, endsConfirmed }: Start,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockSource(trx, userId, sourceId))) throw notFound()
    const run = await findStateOf(trx, sourceId)
    if (run?.state === 'importing' || run?.state === 'done') return
    if (run?.state !== 'ready') throw new Problem('import_not_ready')
    if (run.is_upload && !closesMissing) await deleteEndedRows(trx, run.id)
    else if (!endsConfirmed && (await closesAny(trx, run.id))) throw new Problem('import_ends_many')
    await updateRun(trx, run.id, { state: 'importing', moved_at: clock() })
    await tasks.add(trx, 'import-vacancies', { run_id: run.id, user_id: userId, is_file: run.is_upload })
  })
}

/** Imports a daily run that was read, unless it would close so many vacancies that its owner must confirm it. */
export async function startDailyRun({ db, clock }: Needs, runId: number): Promise<void> {
  const run = await findRun(db, runId)
  if (!run?.is_daily || run.state !== 'ready') return
  await db.transaction().execute(async (trx) => {
    if (!(await lockRunWithSource(trx, run, 'ready')) || (await needsConfirmation(trx, runId))) return
    await updateRun(trx, runId, { state: 'importing', moved_at: clock() })
  })
}

type Counts = Partial<Record<'changed' | 'unchanged' | 'ended' | 'invalid', number>>

/** Whether more than 30 % of the source's vacancies would be closed. Invalid rows do not count, because they may be new. */
export const endsMany = ({ changed = 0, unchanged = 0, ended = 0 }: Counts): boolean =>
  ended > MAX_ENDED_SHARE * (changed + unchanged + ended)

async function closesAny(trx: Kysely<Tables>, runId: number): Promise<boolean> {
  const counted = await countRows(trx, [runId])
  return counted.some(({ change, count }) => change === 'ended' && count > 0)
}

async function needsConfirmation(trx: Kysely<Tables>, runId: number): Promise<boolean> {
  const counted = await countRows(trx, [runId])
  return endsMany(Object.fromEntries(counted.map(({ change, count }) => [change, count])))
}
