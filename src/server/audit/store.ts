import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { AuditEntry, AuditFilters } from '#shared/contract/audit.ts'
import type { Tables } from '../db/tables.ts'
import { MAX_COUNTED } from '../http/paging.ts'
import type { Action } from './action.ts'

type Executor = Kysely<Tables>
type Page = { page: number; per_page: number }

type HasEntry = { actorId: number; action: string; details: Record<string, unknown>; since: Date }

const MAX_COMPARED = 200

/** Appends an entry. */
export async function insertEntry(trx: Executor, action: Action): Promise<void> {
  const { actorId, subject, reason = null, before, after, details = {}, at } = action
  await trx
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      action: action.action,
      subject_type: subject.type,
      subject_id: subject.id,
      reason,
      // Kysely's column types hide that JSON columns are written as text.
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      details: JSON.stringify(details),
      created_at: at,
    })
    .execute()
}

/** Whether the actor's latest entries have one of this action since a time whose details contain all of these. */
export async function hasEntryWith(
  db: Executor,
  { actorId, action, details, since }: HasEntry,
): Promise<boolean> {
  // By the index of the actors, so that it costs the same however long the log is.
  const latest = db
    .selectFrom('audit_log')
    .select(['action', 'details', 'created_at'])
    .where('actor_id', '=', actorId)
    .orderBy('id', 'desc')
    .limit(MAX_COMPARED)
  const found = await db
    .selectFrom(latest.as('latest'))
    .select('action')
    .where('action', '=', action)
    .where('created_at', '>', since)
    .where(sql<boolean>`details @> ${JSON.stringify(details)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** One page of the entries that match, newest first. */
export async function listEntries(
  db: Executor,
  filters: AuditFilters,
  { page, per_page }: Page,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const entries = await selectEntries(db, filters, per_page, (page - 1) * per_page)
  const { total } = await db
    .selectFrom(matching(db.selectFrom('audit_log'), filters).select('id').limit(MAX_COUNTED).as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { entries, total }
}

/** The newest entries that match. */
export async function selectEntries(
  db: Executor,
  filters: AuditFilters & { not?: readonly string[]; before?: number | undefined },
  limit: number,
  offset = 0,
): Promise<AuditEntry[]> {
  const { not = [], before } = filters
  const rows = await matching(db.selectFrom('audit_log'), filters)
    .$if(not.length > 0, (query) => query.where('action', 'not in', [...not]))
    .$if(before !== undefined, (query) => query.where('audit_log.id', '<', before ?? 0))
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.id', 'action', 'subject_type', 'subject_id', 'reason', 'actor_id'])
    .select(['before', 'after', 'details', 'audit_log.created_at'])
    .select(sql<string>`users.name || ' ' || users.surname`.as('actor_name'))
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id, actor_id, actor_name, created_at, ...entry }) => ({
    ...entry,
    // PostgreSQL's driver returns bigint as text.
    id: Number(id),
    actor: actor_id === null ? null : { id: actor_id, name: actor_name },
    created_at: created_at.toISOString(),
  }))
}

/** How many entries match. */
export async function countEntries(
  db: Executor,
  { not, ...filters }: AuditFilters & { not: readonly string[] },
): Promise<number> {
  const { total } = await matching(db.selectFrom('audit_log'), filters)
    .where('action', 'not in', [...not])
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

type Entries<Row> = SelectQueryBuilder<Tables, 'audit_log', Row>

function matching<Row>(entries: Entries<Row>, filters: AuditFilters): Entries<Row> {
  const { action, subject_type, subject_id, actor_id, from, to } = filters
  // Computed in SQL: JavaScript writes the day after 9999-12-31 in a format that PostgreSQL does not read.
  const until = sql<Date>`(${to ?? ''}::date + 1)::timestamp at time zone 'UTC'`
  return entries
    .$if(action !== undefined, (query) => query.where(sql<boolean>`starts_with(action, ${action})`))
    .$if(subject_type !== undefined, (query) => query.where('subject_type', '=', subject_type ?? ''))
    .$if(subject_id !== undefined, (query) => query.where('subject_id', '=', subject_id ?? 0))
    .$if(actor_id !== undefined, (query) => query.where('actor_id', '=', actor_id ?? 0))
    .$if(from !== undefined, (query) => query.where('audit_log.created_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('audit_log.created_at', '<', until))
}
