import { type Kysely, sql } from 'kysely'
import type { Figures } from '#shared/contract/administration.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** Registrations and bids on each day from `since` until `now` (UTC), including days without any. */
export async function countByDay(db: Executor, since: Date, now: Date): Promise<Figures['days']> {
  const { rows } = await sql<Figures['days'][number]>`
    select to_char(day at time zone 'UTC', 'YYYY-MM-DD') as day, coalesce(workers, 0)::int as workers,
      coalesce(employers, 0)::int as employers, coalesce(placed, 0)::int as bids
    from generate_series(date_trunc('day', ${since}::timestamptz, 'UTC'), ${now}::timestamptz, interval '24 hours') as day
    left join (select date_trunc('day', created_at, 'UTC') as day, count(*) filter (where role = 'worker') as workers,
        count(*) filter (where role = 'boss') as employers
      from users where created_at >= ${since}::timestamptz - interval '24 hours' group by 1) as registered using (day)
    left join (select date_trunc('day', created_at, 'UTC') as day, count(*) as placed
      from bids where created_at >= ${since}::timestamptz - interval '24 hours' group by 1) as bidden using (day)
    order by day`.execute(db)
  return rows
}

/** The number of vacancies in each state. Expired ones count as closed. */
export async function countVacancies(db: Executor, now: Date): Promise<Figures['vacancies']> {
  const { rows } = await sql<Figures['vacancies']>`select
    count(*) filter (where moderation_state = 'pending' and closed_at is null)::int as pending,
    count(*) filter (where approved_at is not null and published and closed_at is null and expires_at > ${now})::int as public,
    count(*) filter (where approved_at is not null and not published and closed_at is null)::int as paused,
    count(*) filter (where moderation_state = 'rejected' and closed_at is null)::int as rejected,
    count(*) filter (where closed_at is not null or expires_at <= ${now})::int as closed
    from vacancies`.execute(db)
  return rows[0] ?? { pending: 0, public: 0, paused: 0, rejected: 0, closed: 0 }
}

/** The number of bids since a time without withdrawn ones, and the number that employers have answered. */
export async function countAnswers(db: Executor, since: Date): Promise<Figures['bids']> {
  const { rows } = await sql<Figures['bids']>`select count(*)::int as count,
    count(*) filter (where state in ('accepted', 'declined'))::int as answered
    from bids where created_at >= ${since} and state <> 'withdrawn'`.execute(db)
  return rows[0] ?? { count: 0, answered: 0 }
}
