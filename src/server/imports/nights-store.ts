import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

const host = sql<string>`substring(lower(s.url) from '^[a-z]+://([^/?#:]+)')`

/** Up to three other hosts of feeds that were read within the week before `now`, the latest first. */
export async function listReadHosts(
  db: Kysely<Tables>,
  { except, now }: { except: number; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`select ${host} as host from import_sources s
    where s.url is not null and s.read_at > ${now}::timestamptz - interval '7 days'
      and ${host} is distinct from (select ${host} from import_sources s where s.id = ${except})
    group by 1 order by max(s.read_at) desc limit 3`.execute(db)
  return rows.map((row) => row.host)
}

/**
 * The nights with runs that got no connection and whose owners were not told, with those runs, once all runs of the night were
 * read. Runs of blocked owners are left out: they stand still.
 * @param until `begunBefore`: nights that have begun since are not listed; `givenUpBefore`: of earlier ones it does not matter
 *   whether all runs were read
 * @returns `is_ours`: no run of the night got a connection, and those feeds that were read within the week before have several
 *   hosts. So feeds whose hosts are gone for good count as failed after a week, though they be all that there are
 */
export async function listUnsettledNights(
  db: Kysely<Tables>,
  { begunBefore, givenUpBefore }: { begunBefore: Date; givenUpBefore: Date },
): Promise<{ run_ids: number[]; is_ours: boolean }[]> {
  const isUnconnected = sql`(r.state = 'failed' and r.failure = 'feed_unconnected')`
  const hasWorked = sql`s.read_at > r.night - interval '7 days'`
  const { rows } = await sql<{ run_ids: number[]; is_ours: boolean }>`
    select array_agg(r.id order by r.id) filter (where r.is_daily and ${isUnconnected}) as run_ids,
      bool_and(${isUnconnected}) and count(distinct ${host}) filter (where ${hasWorked}) > 1 as is_ours
    from import_runs r join import_sources s on s.id = r.source_id join users on users.id = s.user_id
    where r.night <= ${begunBefore} and users.blocked_at is null
    group by r.night
    having bool_or(r.is_daily and ${isUnconnected}) and (r.night <= ${givenUpBefore} or not bool_or(r.state = 'reading'))
    order by r.night`.execute(db)
  return rows
}
