import { type Kysely, sql } from 'kysely'
import type { ObjectionSubject, ObjectionType } from '#shared/contract/objections.ts'
import { isOwnVacancy } from '../db/company-rights.ts'
import type { Tables } from '../db/tables.ts'

/**
 * What a decision is about, whom it concerns, and its reason while it is in force. `submitted_at`: when the text that was
 * decided was submitted; null if the subject cannot be changed.
 */
type Decision = {
  title: string
  reason: string | null
  author_id: number | null
  submitted_at: Date | null
  is_in_force: boolean
}

const NAME = sql`coalesce(company_name, name || ' ' || surname)`
const SELECTS: Record<ObjectionType, ReturnType<typeof sql>> = {
  vacancy: sql`select coalesce(draft ->> 'title', title) as title, moderation_reason as reason,
    user_id as author_id, submitted_at, moderation_state = 'rejected' and closed_at is null as is_in_force
    from vacancies where true`,
  offer: sql`select name as title, moderation_reason as reason,
    user_id as author_id, null as submitted_at, removed_at is not null as is_in_force from offers where true`,
  message: sql`select text as title, removed_reason as reason,
    user_id as author_id, null as submitted_at, removed_at is not null as is_in_force from messages where true`,
  bid: sql`select text as title, removed_reason as reason,
    user_id as author_id, null as submitted_at, removed_at is not null as is_in_force from bids where true`,
  profile: sql`select ${NAME} as title, profile_hidden_reason as reason,
    id as author_id, null as submitted_at, profile_hidden_at is not null as is_in_force
    from users where erased_at is null`,
  report: sql`select subject_title as title, decision as reason,
    reporter_id as author_id, null as submitted_at, state = 'dismissed' as is_in_force from reports where true`,
  account: sql`select ${NAME} as title, blocked_reason as reason,
    id as author_id, null as submitted_at, blocked_at is not null as is_in_force
    from users where erased_at is null`,
}

/** SQL: whether an account may object in its cabinet. All other decisions are objected to by the link of a mail. */
const isOwn = (type: ObjectionType, userId: number) => {
  if (type === 'vacancy') return isOwnVacancy('vacancies', userId, 'edit')
  return type === 'offer' ? sql`user_id = ${userId}` : sql`false`
}

type Options = { userId: number | null; isLocked: boolean }

/**
 * The decision about a subject; null when there is no such subject, or it is not this user's.
 * @param options `userId`: null stands for the reader of a signed link. `isLocked`: whether the subject is locked until the
 * transaction ends.
 */
export async function findDecision(
  db: Kysely<Tables>,
  { type, id }: ObjectionSubject,
  { userId, isLocked }: Options,
): Promise<Decision | null> {
  const { rows } = await sql<Decision>`${SELECTS[type]} and id = ${id}
    and ${userId === null ? sql`true` : isOwn(type, userId)}
    ${isLocked ? sql`for no key update` : sql``}`.execute(db)
  return rows[0] ?? null
}
