import type { Kysely } from 'kysely'
import { type ImportSourceForm, MAX_IMPORT_SOURCES } from '#shared/contract/imports.ts'
import type { Tables } from '../db/tables.ts'
import { invalid, Problem } from '../http/problem.ts'
import { isPublicHttps } from '../network/fetch-public.ts'
import { findPlaceProblems } from '../places/read-place.ts'
import { insertSource, lockAndCountSources } from './sources-store.ts'

/**
 * Creates a source of vacancies.
 * @returns its id
 * @throws Problem 409 import_sources_full, 422
 */
export async function createSource(
  trx: Kysely<Tables>,
  userId: number,
  { name, url, daily, ...defaults }: ImportSourceForm,
  now: Date,
): Promise<number> {
  const problems = await findPlaceProblems(trx, defaults)
  if (url !== null && !isPublicHttps(url)) problems.url = ['feed_address']
  if (Object.keys(problems).length) throw invalid(problems)
  if ((await lockAndCountSources(trx, userId)) >= MAX_IMPORT_SOURCES) throw new Problem('import_sources_full')
  const { id } = await insertSource(trx, {
    user_id: userId,
    name,
    url,
    daily: daily && url !== null,
    defaults: JSON.stringify(defaults),
    created_at: now,
  })
  return id
}
