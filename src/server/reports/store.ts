import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import type { Measure } from '#shared/contract/measures.ts'
import type { ObjectionType } from '#shared/contract/objections.ts'
import type { Report, ReportState, ReportType } from '#shared/contract/reports.ts'
import { isOwnVacancy } from '../db/company-rights.ts'
import { type Content, decisionsAgainst, REPORTED } from '../db/decisions-against.ts'
import { isKnownTo } from '../db/has-public-profile.ts'
import { isNotHeld } from '../db/held-decisions.ts'
import type { ReportTable } from '../db/tables/people.ts'
import type { Tables } from '../db/tables.ts'
import { MAX_COUNTED } from '../http/paging.ts'

type Executor = Kysely<Tables>
type Page = { page: number; per_page: number; id?: number | undefined }
/** The reported subject in its current state. */
export type Subject = {
  author_id: number
  title: string
  text: string | null
  slug: string | null
}
export type Recipient = { email: string; language: Language }

/**
 * A subject that the reporter can read, or null. Messages are readable by the members of their room, bids by the vacancy's side:
 * also a withdrawn one that was read before.
 */
export async function findSubject(
  db: Executor,
  type: ReportType,
  id: number,
  readerId: number | null,
  now: Date,
): Promise<Subject | null> {
  const { rows } = await SUBJECTS[type](id, readerId, now).execute(db)
  return rows[0] ?? null
}

const isAuthorActive = sql<boolean>`not exists
  (select from users where users.id = user_id and users.blocked_at is not null)`

const SUBJECTS = {
  job: (id: number, readerId: number | null) => sql<Subject>`select user_id as author_id, title,
    description as text, slug from vacancies v where id = ${id} and published_at is not null
    and approved_at is not null and ((published and ${isAuthorActive}) or exists
      (select from bids where vacancy_id = v.id and user_id = ${readerId}::int))`,
  offer: (id: number) => sql<Subject>`select user_id as author_id, name as title, description as text,
    null as slug from offers where id = ${id} and published and removed_at is null and ${isAuthorActive}`,
  user: (id: number, readerId: number | null, now: Date) => sql<Subject>`select users.id as author_id,
    coalesce(company_name, name || ' ' || left(surname, 1) || '.') as title, p.about as text, null as slug
    from users left join profiles p on p.user_id = users.id
    where users.id = ${id} and role <> 'admin' and blocked_at is null and profile_hidden_at is null and ${isKnownTo(readerId, now)}`,
  message: (id: number, readerId: number | null) => sql<Subject>`select m.user_id as author_id,
    users.name || ' ' || left(users.surname, 1) || '.' as title, m.text, null as slug
    from messages m join rooms r on r.id = m.room_id join users on users.id = m.user_id
    where m.id = ${id} and m.removed_at is null and ${readerId}::int in (r.worker_id, r.boss_id)`,
  bid: (
    id: number,
    readerId: number | null,
  ) => sql<Subject>`select b.user_id as author_id, v.title, b.text, v.slug
    from bids b join vacancies v on v.id = b.vacancy_id join users on users.id = b.user_id
    where b.id = ${id} and (b.state <> 'withdrawn' or b.seen_at is not null) and users.blocked_at is null
      and b.removed_at is null and ${isOwnVacancy('v', readerId, 'read')}`,
} as const

export async function insertReport(trx: Executor, report: Insertable<ReportTable>): Promise<number> {
  const { id } = await trx.insertInto('reports').values(report).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The user's mail address, or null while it is unconfirmed: no mail may go there. */
export async function findRecipient(db: Executor, userId: number): Promise<Recipient | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

/** Where a report's reporter gets mail; null when no mail can reach them. */
export async function findReporter(
  db: Executor,
  { reporter_id, email, language }: Pick<Selectable<ReportTable>, 'reporter_id' | 'email' | 'language'>,
): Promise<Recipient | null> {
  if (reporter_id !== null) return findRecipient(db, reporter_id)
  return email ? { email, language } : null
}

/**
 * How many reports an address has sent since a time, with what was added to them, with or without an account.
 * A lock makes parallel requests count one after the other.
 */
export async function countReportsSince(
  trx: Executor,
  { email, since }: { email: string; since: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report ${email}`}, 0))`.execute(trx)
  const { count } = await trx
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.reporter_id')
    .where(sql`coalesce(reports.email, users.email)`, '=', email)
    .where('reports.created_at', '>', since)
    .select(sql<number>`coalesce(sum(1 + jsonb_array_length(reports.additions)), 0)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Locks a report until the transaction ends, so that it is decided once; null when there is none. */
export async function lockReport(trx: Executor, id: number) {
  const row = await trx.selectFrom('reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

/** Stores a decision in its report. */
export async function saveDecision(
  trx: Executor,
  id: number,
  decision: { state: ReportState; decision: string; decided_by: number; decided_at: Date },
): Promise<void> {
  await trx.updateTable('reports').set(decision).where('id', '=', id).execute()
}

type Overturned = { type: Exclude<ObjectionType, 'report'>; id: number; objectedAt: Date; now: Date }

/**
 * Marks as overturned the reports that were upheld together with the decision to which somebody objected, or later.
 * @returns them, with the measure that was taken
 */
export async function markOverturned(trx: Executor, { type, id, objectedAt, now }: Overturned) {
  const { decisions, isAbout } = OVERTURNED[type]
  const { rows } = await sql<Selectable<ReportTable> & { measure: Measure | null }>`
    with decision as (select max(d.created_at) as at from ${decisions} d
      where d.subject_id = ${id} and d.created_at <= ${objectedAt})
    update reports r set overturned_at = ${now} from audit_log a, decision
    where r.state = 'upheld' and r.overturned_at is null and r.decided_at >= decision.at
      and a.subject_type = 'report' and a.subject_id = r.id and a.action = 'report.upheld'
      and a.created_at = r.decided_at and ${isAbout(id)}
    returning r.*, a.after ->> 'measure' as measure`.execute(trx)
  return rows
}

type Decided = { decisions: RawBuilder<unknown>; isAbout: (id: number) => RawBuilder<boolean> }

const ofContent = (type: Content): Decided => ({
  decisions: decisionsAgainst(type),
  isAbout: (id) => sql`r.type = ${sql.lit(REPORTED[type])} and r.subject_id = ${id}`,
})

const OVERTURNED: Record<Overturned['type'], Decided> = {
  vacancy: ofContent('vacancy'),
  offer: ofContent('offer'),
  message: ofContent('message'),
  bid: ofContent('bid'),
  profile: ofContent('profile'),
  account: {
    decisions: sql`(select subject_id, created_at from audit_log
      where subject_type = 'user' and action in ('user.blocked', 'user.paused'))`,
    isAbout: (id) => sql`r.author_id = ${id} and a.after ->> 'measure' in ('block', 'pause')`,
  },
}

/** Opens a decided report again. */
export async function markReopened(trx: Executor, id: number): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ state: 'open', decision: null, decided_by: null, decided_at: null })
    .where('id', '=', id)
    .execute()
}

/**
 * When an open report has its turn. One of somebody whose reports were always upheld comes up to two days earlier, of
 * somebody whose reports were always dismissed up to two days later. With few decisions the shift is small.
 */
const turn = sql<Date>`reports.created_at
  - interval '4 days' * ((others.upheld + 1)::float / (others.upheld + others.dismissed + 2) - 0.5)`

/** One page of the reports in a state, without those whose decision can still be undone: open ones by their turn, decided ones latest first. */
export async function listReports(db: Executor, state: ReportState, now: Date, { page, per_page, id }: Page) {
  const inState = selectReports(db)
    .where('reports.state', '=', state)
    .where(isNotHeld('report', 'reports.id', now))
    .$if(id !== undefined, (query) => query.where('reports.id', '=', id ?? 0))
  const ordered = state === 'open' ? inState.orderBy(turn) : inState.orderBy('reports.decided_at', 'desc')
  const rows = await ordered
    .orderBy('reports.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const counted = inState.clearSelect().select('reports.id').limit(MAX_COUNTED)
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findReport(db: Executor, id: number) {
  return (await selectReports(db).where('reports.id', '=', id).executeTakeFirst()) ?? null
}
export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>

type Outcome = NonNullable<Report['outcome']>

// A report whose decision was overturned counts as one that was dismissed.
const isRight = sql<boolean>`(other.state = 'upheld' and other.overturned_at is null)`

const selectReports = (db: Executor) =>
  db
    .selectFrom('reports')
    .leftJoin('users as author', 'author.id', 'reports.author_id')
    .leftJoin('users as reporter', 'reporter.id', 'reports.reporter_id')
    .leftJoin('users as decider', 'decider.id', 'reports.decided_by')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('reports as other')
          .whereRef('other.reporter_id', '=', 'reports.reporter_id')
          .whereRef('other.id', '<>', 'reports.id')
          .select([
            sql<number>`count(*) filter (where ${isRight})::int`.as('upheld'),
            sql<number>`count(*) filter (where other.state <> 'open' and not ${isRight})::int`.as(
              'dismissed',
            ),
          ])
          .as('others'),
      (join) => join.onTrue(),
    )
    .selectAll('reports')
    .select(
      sql<Language | null>`case reports.type
        when 'job' then (select language from vacancies where id = reports.subject_id)
        when 'offer' then (select language from offers where id = reports.subject_id) end`.as(
        'subject_language',
      ),
    )
    .select(['others.upheld as others_upheld', 'others.dismissed as others_dismissed'])
    // Nobody mails an unconfirmed address, except that of a reporter without an account.
    .select([
      sql<Language | null>`case when author.email_confirmed_at is not null then author.language end`.as(
        'author_language',
      ),
      sql<Language | null>`case when reports.reporter_id is null then
        case when reports.email is not null then reports.language end
        when reporter.email_confirmed_at is not null then reporter.language end`.as('reporter_language'),
    ])
    .select([
      sql<string>`coalesce(author.company_name, author.name || ' ' || author.surname)`.as('author_name'),
      sql<string>`coalesce(reporter.company_name, reporter.name || ' ' || reporter.surname)`.as(
        'reporter_name',
      ),
      sql<string>`decider.name || ' ' || decider.surname`.as('decider_name'),
      // Decisions of an earlier release have no measure in their entry.
      sql<Outcome | null>`(select jsonb_build_object('removed', coalesce((a.after ->> 'removed')::boolean, false),
          'measure', a.after ->> 'measure') from audit_log a
        where a.subject_type = 'report' and a.subject_id = reports.id and a.action = 'report.upheld'
          and reports.state = 'upheld' order by a.id desc limit 1)`.as('outcome'),
    ])
