import { type Kysely, sql } from 'kysely'
import type { Figures } from '#shared/contract/administration.ts'
import { DAY_MS } from '#shared/durations.ts'
import { ANSWERED_STATES } from '#shared/rules/bid-states.ts'
import { decisionsByDay } from '../db/decision-hours.ts'
import { isPublic } from '../db/is-listed.ts'
import { isOwnerAway } from '../db/owner-is-away.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

const isAnswered = sql`state = any(${ANSWERED_STATES}::text[])`

/** Registrations, bids and decisions on each day from `since` until `now` (UTC), including days without any. */
export async function countByDay(db: Executor, since: Date, now: Date): Promise<Figures['days']> {
  const from = new Date(since.getTime() - DAY_MS)
  const { rows } = await sql<Figures['days'][number]>`
    select to_char(day at time zone 'UTC', 'YYYY-MM-DD') as day, coalesce(workers, 0)::int as workers,
      coalesce(employers, 0)::int as employers, coalesce(placed, 0)::int as bids, answered_percent,
      coalesce(decisions, 0)::int as decisions, median_hours
    from generate_series(date_trunc('day', ${since}::timestamptz, 'UTC'), ${now}::timestamptz, interval '24 hours') as day
    left join (select date_trunc('day', created_at, 'UTC') as day, count(*) filter (where role = 'worker') as workers,
        count(*) filter (where role = 'boss') as employers
      from users where created_at >= ${from} group by 1) as registered using (day)
    left join (select date_trunc('day', created_at, 'UTC') as day, count(*) as placed,
        round(100.0 * count(*) filter (where ${isAnswered}) /
          nullif(count(*) filter (where state <> 'withdrawn'), 0))::int as answered_percent
      from bids where created_at >= ${from} and removed_at is null group by 1) as bidden using (day)
    left join (${decisionsByDay(from)}) as decided using (day)
    order by day`.execute(db)
  return rows
}

/** The number of vacancies in each state, without hidden ones of blocked people. Expired ones count as closed. */
export async function countVacancies(db: Executor, now: Date): Promise<Figures['vacancies']> {
  const { rows } = await sql<Figures['vacancies']>`select
    count(*) filter (where moderation_state = 'pending' and closed_at is null
      and not ${isOwnerAway('vacancies')})::int as pending,
    count(*) filter (where ${isPublic('vacancies', now)})::int as public,
    count(*) filter (where approved_at is not null and not published and closed_at is null)::int as paused,
    count(*) filter (where moderation_state = 'rejected' and closed_at is null)::int as rejected,
    count(*) filter (where closed_at is not null or expires_at <= ${now})::int as closed
    from vacancies where deleted_at is null`.execute(db)
  return rows[0] ?? { pending: 0, public: 0, paused: 0, rejected: 0, closed: 0 }
}

/** The number of bids since a time without withdrawn and removed ones, and the number that employers have answered. */
export async function countAnswers(db: Executor, since: Date): Promise<Figures['bids']> {
  const { rows } = await sql<Figures['bids']>`select count(*)::int as count,
    count(*) filter (where ${isAnswered})::int as answered
    from bids where created_at >= ${since} and state <> 'withdrawn' and removed_at is null`.execute(db)
  return rows[0] ?? { count: 0, answered: 0 }
}
