import type { JobsQuery } from '#shared/contract/search.ts'
import type { Db } from '../db/connect.ts'
import { findListed } from '../search/find.ts'
import type { ListQuery } from '../search/query/resolve-query.ts'
import { listCards } from './store.ts'

/** The ids of listed jobs that match a query and were published after `since`, up to `until`; latest first. */
export async function readNewJobs(
  db: Db,
  query: JobsQuery & Pick<ListQuery, 'except'>,
  { since, until }: { since: Date; until: Date },
  now: Date,
): Promise<number[]> {
  const { ids } = await findListed(db, 'jobs', query, query, now)
  const rows = await listCards(db, { language: 'en', now, workerId: null }, ids)
  return rows
    .filter(({ published_at }) => published_at !== null && published_at > since && published_at <= until)
    .map(({ id }) => id)
}
