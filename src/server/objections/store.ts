import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely'
import type { ObjectionSubject, ObjectionType, QueuedType } from '#shared/contract/objections.ts'
import { rolesWith } from '#shared/rules/staff-rights.ts'
import { decisionsAgainst } from '../db/decisions-against.ts'
import { isNotHeld } from '../db/held-decisions.ts'
import type { ObjectionTable } from '../db/tables/objections.ts'
import type { Tables } from '../db/tables.ts'
import { MAX_COUNTED } from '../http/paging.ts'

type Executor = Kysely<Tables>
export type Outcome = 'overturned' | 'upheld'

/** The last decision against each subject, with the last objection about the subject. */
export async function listDecisions(db: Executor, type: ObjectionType, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number
    actor_id: number | null
    action: string
    decided_at: Date
    objected_at: Date | null
    outcome: Outcome | null
    outcome_at: Date | null
  }>`select s.id, d.actor_id, d.action, d.created_at as decided_at, o.created_at as objected_at, o.outcome, o.outcome_at
    from unnest(${ids}::int[]) s(id)
    cross join lateral (select actor_id, action, created_at from ${DECISIONS[type]} a where a.subject_id = s.id
      order by a.id desc limit 1) d
    left join lateral (select created_at, outcome, outcome_at from objections
      where subject_type = ${type} and subject_id = s.id order by objections.id desc limit 1) o on true`.execute(
    db,
  )
  return rows
}

const ofLog = (type: 'report' | 'user', actions: RawBuilder<unknown>) =>
  sql`(select a.id, a.actor_id, a.action, a.created_at, a.subject_id from audit_log a
    where a.subject_type = ${sql.lit(type)} and a.action in (${actions}))`

const DECISIONS = {
  vacancy: decisionsAgainst('vacancy'),
  offer: decisionsAgainst('offer'),
  message: decisionsAgainst('message'),
  profile: decisionsAgainst('profile'),
  bid: decisionsAgainst('bid'),
  report: ofLog('report', sql`'report.dismissed'`),
  account: ofLog('user', sql`'user.blocked', 'user.paused'`),
} satisfies Record<ObjectionType, unknown>

/** Stores an objection. An open one of the same subject about an earlier text is replaced. */
export async function insertObjection(trx: Executor, objection: Insertable<ObjectionTable>): Promise<void> {
  await trx
    .deleteFrom('objections')
    .where('subject_type', '=', objection.subject_type)
    .where('subject_id', '=', objection.subject_id)
    .where('outcome', 'is', null)
    .execute()
  await trx.insertInto('objections').values(objection).execute()
}

/** The open objections about these subjects. */
export async function listOpenObjections(db: Executor, type: ObjectionType, ids: number[]) {
  return db
    .selectFrom('objections')
    .selectAll()
    .where('subject_type', '=', type)
    .where(sql<boolean>`subject_id = any(${ids}::int[])`)
    .where('outcome', 'is', null)
    .execute()
}

/** What an objection is about; null when there is none. */
export async function findSubject(db: Executor, id: number): Promise<ObjectionSubject | null> {
  const row = await db
    .selectFrom('objections')
    .select(['subject_type as type', 'subject_id as id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** An objection, locked until the transaction ends, so that it is decided once; null when there is none. */
export async function lockObjection(trx: Executor, id: number) {
  const row = await trx
    .selectFrom('objections')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

type Answer = { outcome: Outcome; answer: string | null; by: number | null; now: Date }

export async function saveOutcome(
  trx: Executor,
  id: number,
  { outcome, answer, by, now }: Answer,
): Promise<void> {
  await trx
    .updateTable('objections')
    .set({ outcome, outcome_at: now, answer, answered_by: by })
    .where('id', '=', id)
    .execute()
}

/** Whether other staff than this account can moderate. */
export async function hasOtherModerator(db: Executor, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('staff_role', 'in', rolesWith('moderation'))
    .where('blocked_at', 'is', null)
    .where('id', '<>', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Page = { page: number; per_page: number; id?: number | undefined }

/** Objections of staff to the block of their account. Only administrators decide them. */
const ofStaff = sql<boolean>`(objections.subject_type = 'account' and exists
  (select from users where users.id = objections.subject_id and users.role = 'admin'))`

/** The number of open objections of these types, and the time of the oldest. */
export async function countOpen(
  db: Executor,
  types: readonly QueuedType[],
  { withStaff, now }: { withStaff: boolean; now: Date },
): Promise<{ count: number; oldest_at: Date | null }> {
  return db
    .selectFrom('objections')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('oldest_at')])
    .where('outcome', 'is', null)
    .where('subject_type', 'in', types)
    .where(isNotHeld('objection', 'objections.id', now))
    .$if(!withStaff, (query) => query.where(sql<boolean>`not ${ofStaff}`))
    .executeTakeFirstOrThrow()
}

/** One page of the objections of these types, without those whose decision can still be undone: open ones oldest first, decided ones latest first. */
export async function listObjections(
  db: Executor,
  types: readonly QueuedType[],
  state: 'open' | Outcome,
  { page, per_page, id }: Page,
  { withStaff, now }: { withStaff: boolean; now: Date },
) {
  const inState = selectObjections(db)
    .where('objections.subject_type', 'in', types)
    .where('objections.outcome', state === 'open' ? 'is' : '=', state === 'open' ? null : state)
    .$if(!withStaff, (query) => query.where(sql<boolean>`not ${ofStaff}`))
    .$if(state === 'open', (query) => query.where(isNotHeld('objection', 'objections.id', now)))
    .$if(id !== undefined, (query) => query.where('objections.id', '=', id ?? 0))
  const ordered =
    state === 'open'
      ? inState.orderBy('objections.created_at')
      : inState.orderBy('objections.outcome_at', 'desc')
  const rows = await ordered
    .orderBy('objections.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await db
    .selectFrom(inState.clearSelect().select('objections.id').limit(MAX_COUNTED).as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findObjection(db: Executor, id: number) {
  return (await selectObjections(db).where('objections.id', '=', id).executeTakeFirst()) ?? null
}
export type ObjectionRow = NonNullable<Awaited<ReturnType<typeof findObjection>>>

const selectObjections = (db: Executor) =>
  db
    .selectFrom('objections')
    .leftJoin('users as author', 'author.id', 'objections.author_id')
    .leftJoin('users as decider', 'decider.id', 'objections.decided_by')
    .leftJoin('users as answerer', 'answerer.id', 'objections.answered_by')
    .selectAll('objections')
    .select('author.language as author_language')
    .select([
      sql<string>`coalesce(author.company_name, author.name || ' ' || author.surname)`.as('author_name'),
      sql<string>`decider.name || ' ' || decider.surname`.as('decider_name'),
      sql<string>`answerer.name || ' ' || answerer.surname`.as('answerer_name'),
    ])
