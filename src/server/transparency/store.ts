import { type Kysely, sql } from 'kysely'
import { DEFAULT_GROUND } from '#shared/contract/grounds.ts'
import type { Transparency } from '#shared/contract/transparency.ts'
import { medianHours } from '../db/decision-hours.ts'
import { decisionsAgainst, hasTakenDown } from '../db/decisions-against.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** The number of decisions about vacancies, offers, messages, bids and accounts since a time, by action. */
export async function countActions(db: Executor, since: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ action: string; count: number }>`select action, count(*)::int as count from (
      select action, created_at from audit_log where action = 'vacancy.approved' or subject_type = 'user'
      union all select action, created_at from ${decisionsAgainst('vacancy')} v
      union all select action, created_at from ${decisionsAgainst('offer')} o
      union all select action, created_at from ${decisionsAgainst('message')} m
      union all select action, created_at from ${decisionsAgainst('bid')} b
    ) decisions where created_at >= ${since} group by 1`.execute(db)
  return new Map(rows.map(({ action, count }) => [action, count]))
}

/** The reports made since a time, by state, with the median of the hours until their decision. */
export async function countReports(
  db: Executor,
  since: Date,
): Promise<Omit<Transparency['reports'], 'reasons'>> {
  const { rows } = await sql<Omit<Transparency['reports'], 'reasons'>>`select count(*)::int as received,
      count(*) filter (where state = 'open')::int as open,
      count(*) filter (where state = 'upheld')::int as upheld,
      count(*) filter (where state = 'dismissed')::int as dismissed,
      ${medianHours('created_at', 'decided_at')} as median_hours
    from reports where created_at >= ${since}`.execute(db)
  return rows[0] ?? { received: 0, open: 0, upheld: 0, dismissed: 0, median_hours: null }
}

/** The reasons of the reports made since a time, the most frequent first. */
export async function countReasons(db: Executor, since: Date): Promise<Transparency['reports']['reasons']> {
  const { rows } = await sql<Transparency['reports']['reasons'][number]>`select reason, count(*)::int as count
    from reports where created_at >= ${since} group by reason order by count desc, reason`.execute(db)
  return rows
}

/** The objections made since a time, by outcome, with the median of the hours until the new decision. */
export async function countObjections(
  db: Executor,
  since: Date,
): Promise<Omit<Transparency['objections'], 'subjects'>> {
  const { rows } = await sql<Omit<Transparency['objections'], 'subjects'>>`select count(*)::int as received,
      count(*) filter (where outcome = 'overturned')::int as overturned,
      count(*) filter (where outcome = 'upheld')::int as upheld,
      ${medianHours('created_at', 'outcome_at')} as median_hours
    from objections where created_at >= ${since}`.execute(db)
  return rows[0] ?? { received: 0, overturned: 0, upheld: 0, median_hours: null }
}

/** What the objections made since a time are about, the most frequent first. */
export async function countObjectionSubjects(
  db: Executor,
  since: Date,
): Promise<Transparency['objections']['subjects']> {
  const { rows } = await sql<
    Transparency['objections']['subjects'][number]
  >`select subject_type as type, count(*)::int as count
    from objections where created_at >= ${since} group by subject_type order by count desc, type`.execute(db)
  return rows
}

/**
 * What the decisions against content and accounts since a time rest on, the most frequent first. A report counts when it
 * took its subject down; the measure against a person is an entry of its own. Decisions before the choice of a ground
 * named the terms of use.
 */
export async function countGrounds(db: Executor, since: Date): Promise<Transparency['grounds']> {
  const { rows } = await sql<
    Transparency['grounds'][number]
  >`select coalesce(details ->> 'ground', ${DEFAULT_GROUND}) as ground, count(*)::int as count
    from audit_log where created_at >= ${since} and (${hasTakenDown('audit_log')} or action in
      ('vacancy.rejected', 'vacancy.taken_down', 'offer.taken_down', 'user.warned', 'user.profile_hidden', 'user.paused',
       'user.blocked'))
    group by ground order by count desc, ground`.execute(db)
  return rows
}
