import type { Kysely } from 'kysely'
import {
  type ImportRun,
  type ImportSource,
  MAX_NAMED_ENDS,
  type RowChange,
} from '#shared/contract/imports.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Tables } from '../db/tables.ts'
import { isTextKey, say } from '../texts/texts.ts'
import { listEnding } from './runs-store.ts'
import { countRows, listSources, type ViewedSource } from './sources-store.ts'

/** An employer's sources with their last run; only one of them if `id` is given. */
export async function viewSources(
  db: Kysely<Tables>,
  language: Language,
  { userId, now, id }: { userId: number; now: Date; id?: number },
): Promise<ImportSource[]> {
  const sources = await listSources(db, userId, now, id)
  const runIds = sources.flatMap(({ run_id }) => (run_id === null ? [] : [run_id]))
  const counted = await countRows(db, runIds)
  const ready = sources.flatMap(({ run_id, state }) => (run_id !== null && state === 'ready' ? [run_id] : []))
  const ending = await listEnding(db, ready, MAX_NAMED_ENDS)
  return sources.map((source) => {
    const { id, name, url, daily, defaults, vacancies, in_review, hidden, run_id } = source
    const rows = counted.filter((one) => one.run_id === run_id)
    const trusted = source.trusted_at !== null
    const paused_at = source.paused_at?.toISOString() ?? null
    const ends = ending.flatMap((one) =>
      one.run_id === run_id ? [{ id: one.id, title: one.title, bids: one.bids }] : [],
    )
    const run = toRun(language, source, rows, ends)
    return { id, name, url, daily, paused_at, defaults, vacancies, in_review, hidden, trusted, run }
  })
}

function toRun(
  language: Language,
  { state, failure, is_upload, run_created_at }: ViewedSource,
  rows: Awaited<ReturnType<typeof countRows>>,
  ends: ImportRun['ends'],
): ImportRun | null {
  if (!state || !run_created_at) return null
  const counts: Record<RowChange, number> = { new: 0, changed: 0, unchanged: 0, ended: 0, invalid: 0 }
  for (const { change, count } of rows) counts[change] = count
  const done = rows
    .filter(({ change }) => change !== 'invalid' && change !== 'unchanged')
    .reduce((sum, row) => sum + row.done, 0)
  return {
    state,
    failure: failure && isTextKey(failure) ? say(language, failure) : null,
    counts,
    warned: rows.reduce((sum, { warned }) => sum + warned, 0),
    overwritten: rows.reduce((sum, { overwritten }) => sum + overwritten, 0),
    done,
    asks_ends: state === 'ready' && counts.ended > 0,
    is_upload: is_upload === true,
    ends,
    created_at: run_created_at.toISOString(),
  }
}
