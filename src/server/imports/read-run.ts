import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { insertRows } from '../db/fill-batches.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { RefusedAddressError } from '../network/checked-lookup.ts'
import { TooLargeError, WrongAnswerError } from '../network/fetch-public.ts'
import { UnansweredError } from '../network/unanswered.ts'
import { readCities, readRubricNames } from '../places/read-place.ts'
import { readNewestTexts } from '../vacancies/read-text.ts'
import { listWages } from '../vacancies/view.ts'
import { type CheckedRow, createRowCheck } from './check-rows.ts'
import { type FeedLimits, feedLimitsOf } from './feed-limits.ts'
import { createFindPlaces } from './find-places.ts'
import { type FeedProblem, type FeedRow, hasEnded, UnreadableFeedError } from './formats/feed-row.ts'
import { parseFeedInThread } from './formats/parse-feed-in-thread.ts'
import { findImported, listImported } from './imported-store.ts'
import { mergeRow } from './merge-row.ts'
import { listReadHosts } from './nights-store.ts'
import { deleteRows, findRun, lockRun, lockRunWithSource, updateRun } from './runs-store.ts'
import { countRows, NEVER_FAILED, updateSource } from './sources-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'fetchPublic'>
type Row = Omit<CheckedRow, 'line'> & { line: number | null }
type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>

const ROWS_AT_ONCE = 500
// Checking rows blocks the process: it yields to requests after this many.
const JUDGED_AT_ONCE = 25

/**
 * Reads the feed of a run and stores what the import would do with each row (dry run). After an interruption it starts
 * again.
 */
export async function readRun(deps: Needs, runId: number): Promise<void> {
  const run = await findRun(deps.db, runId)
  if (run?.state !== 'reading') return
  try {
    const limits = await feedLimitsOf(deps.db, run.user_id)
    const rows = await parseFeedInThread(await loadFeed(deps, run, limits))
    if (rows.length > limits.rows) throw new UnreadableFeedError(limits.tooMany)
    // As if the feed no longer had them.
    const open = rows.filter((row) => !hasEnded(row, deps.clock()))
    await storeRows(deps, run, open)
  } catch (error) {
    if (!(error instanceof UnreadableFeedError)) throw error
    await fail(deps, runId, error.problem)
  }
}

async function loadFeed(
  { db, clock, fetchPublic }: Needs,
  { file, url, source_id }: Run,
  limits: FeedLimits,
): Promise<Uint8Array> {
  if (file && file.length > limits.bytes) throw new UnreadableFeedError(limits.tooLarge)
  if (file) return file
  try {
    const otherHosts = () => listReadHosts(db, { except: source_id, now: clock() })
    return await fetchPublic(url ?? '', { maxBytes: limits.bytes, otherHosts })
  } catch (error) {
    if (error instanceof TooLargeError) throw new UnreadableFeedError(limits.tooLarge)
    if (error instanceof UnansweredError) throw new UnreadableFeedError(`feed_${error.why}`)
    const isAnswered = error instanceof WrongAnswerError || error instanceof RefusedAddressError
    throw new UnreadableFeedError(isAnswered ? 'feed_unreachable' : 'feed_unconnected')
  }
}

async function fail({ db, clock }: Needs, runId: number, failure: FeedProblem): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await lockRun(trx, runId, 'reading'))
      await updateRun(trx, runId, { state: 'failed', failure, file: null, moved_at: clock() })
  })
}

async function storeRows(deps: Needs, run: Run, rows: FeedRow[]): Promise<void> {
  const { db, clock } = deps
  const known = new Map((await listImported(db, run.source_id)).map((one) => [one.external_id, one]))
  const places = createFindPlaces(await readCities(db, 'de'), await readRubricNames(db))
  const judge = createRowCheck({
    defaults: run.defaults,
    places,
    wages: await listWages(db),
    now: clock(),
    known,
  })
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const judged = await judgeInSteps(rows.slice(start, start + ROWS_AT_ONCE), judge)
    await compare(deps, run, judged)
    if (!(await storeNext(deps, run, start, judged))) return
  }
  const present = new Set(rows.map(({ externalId }) => externalId))
  const absent = [...known.values()].filter((one) => one.is_open && !present.has(one.external_id))
  const ended = absent.map(({ external_id }) => endOf(external_id))
  await storeNext(deps, run, rows.length, ended, { state: 'ready', file: null })
}

/**
 * Stores the next rows. False when another worker has read the same run meanwhile: a queued run may look interrupted.
 * Then the rows are that worker's.
 */
function storeNext(
  { db, clock }: Needs,
  run: Run,
  start: number,
  rows: Row[],
  changes: Parameters<typeof updateRun>[2] = {},
): Promise<boolean> {
  const { id: runId, source_id, file } = run
  const isFeedRead = changes.state === 'ready' && !file
  const lock = (trx: Kysely<Tables>) =>
    isFeedRead ? lockRunWithSource(trx, run, 'reading') : lockRun(trx, runId, 'reading')
  return db.transaction().execute(async (trx) => {
    if (!(await lock(trx))) return false
    if (start === 0) await deleteRows(trx, runId)
    const counted = await countRows(trx, [runId])
    if (counted.reduce((sum, { count }) => sum + count, 0) !== start) return false
    const columns = rows.map((row, index) => toColumns(runId, start + index, row))
    await insertRows(trx, 'import_rows', columns)
    await updateRun(trx, runId, { ...changes, moved_at: clock() })
    if (isFeedRead) await updateSource(trx, source_id, { ...NEVER_FAILED, read_at: clock() })
    return true
  })
}

async function judgeInSteps(rows: FeedRow[], judge: (row: FeedRow) => CheckedRow): Promise<CheckedRow[]> {
  const judged: CheckedRow[] = []
  for (let start = 0; start < rows.length; start += JUDGED_AT_ONCE) {
    for (const row of rows.slice(start, start + JUDGED_AT_ONCE)) judged.push(judge(row))
    await nextTurn()
  }
  return judged
}

/** Finds what becomes of the fields of changed rows. */
async function compare({ db }: Needs, run: Run, rows: CheckedRow[]): Promise<void> {
  const changed = rows.filter(({ change }) => change === 'changed')
  const imported = await findImported(
    db,
    run.source_id,
    changed.map(({ externalId }) => externalId),
  )
  const ids = [...imported.values()].flatMap(({ vacancy_id }) => vacancy_id ?? [])
  const vacancies = await readNewestTexts(db, ids)
  for (const row of changed) {
    const last = imported.get(row.externalId)
    const vacancy = vacancies.get(last?.vacancy_id ?? 0)
    if (!last || !vacancy || !row.form) continue
    const { text: present, editedAt } = vacancy
    row.changes = mergeRow({ last: last.form, present, next: row.form, editedAt }).changes
  }
}

const endOf = (externalId: string): Row => ({
  line: null,
  externalId,
  title: null,
  change: 'ended',
  form: null,
  hash: null,
  problems: [],
  warnings: [],
  changes: [],
})

function toColumns(run_id: number, position: number, row: Row) {
  const { line, externalId, title, change, form, hash, problems, warnings, changes } = row
  return {
    run_id,
    position,
    line,
    external_id: externalId,
    title: title || null,
    change,
    form: form && JSON.stringify(form),
    hash,
    problems: JSON.stringify(problems),
    warnings: JSON.stringify(warnings),
    changes: JSON.stringify(changes),
    // These rows need no import.
    is_done: change === 'invalid' || change === 'unchanged',
  }
}
