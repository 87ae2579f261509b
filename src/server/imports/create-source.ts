import type { Kysely, Transaction } from 'kysely'
import { type ImportSourceForm, MAX_IMPORT_SOURCES } from '#shared/contract/imports.ts'
import type { Tables } from '../db/tables.ts'
import { invalid, notFound, Problem } from '../http/problem.ts'
import { isPublicHttps } from '../network/fetch-public.ts'
import { findPlaceProblems } from '../places/read-place.ts'
import { insertSource, lockAndCountSources, lockSource, NEVER_FAILED, updateSource } from './sources-store.ts'
import { trustSource } from './trust.ts'

/**
 * Creates a source of vacancies.
 * @returns its id
 * @throws Problem 409 import_sources_full, 422
 */
export async function createSource(
  trx: Kysely<Tables>,
  userId: number,
  form: ImportSourceForm,
  now: Date,
): Promise<number> {
  const columns = await columnsOf(trx, form)
  if ((await lockAndCountSources(trx, userId)) >= MAX_IMPORT_SOURCES) throw new Problem('import_sources_full')
  const { id } = await insertSource(trx, {
    user_id: userId,
    ...columns,
    created_at: now,
  })
  return id
}

/**
 * Changes an own source. The next import uses the new address and defaults; a dry run that is shown stays as it is. A paused
 * daily reading starts again.
 * @throws Problem 404, 422
 */
export async function editSource(
  trx: Transaction<Tables>,
  userId: number,
  id: number,
  form: ImportSourceForm,
  now: Date,
): Promise<void> {
  const columns = await columnsOf(trx, form)
  const before = await lockSource(trx, userId, id)
  if (!before) throw notFound()
  // Moderators have trusted what came from the former address.
  if (before.url !== columns.url) await trustSource(trx, id, { trusted: false }, { actorId: null, now })
  const read = before.url === columns.url ? {} : { read_at: null }
  await updateSource(trx, id, { ...columns, ...NEVER_FAILED, ...read })
}

async function columnsOf(trx: Kysely<Tables>, { name, url, daily, ...defaults }: ImportSourceForm) {
  const problems = await findPlaceProblems(trx, defaults)
  if (url !== null && !isPublicHttps(url)) problems.url = ['feed_address']
  if (Object.keys(problems).length) throw invalid(problems)
  return { name, url, daily: daily && url !== null, defaults: JSON.stringify(defaults) }
}
