import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { QueueName } from '#shared/contract/administration.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { StaffRole } from '#shared/contract/staff.ts'
import { isNotHeld, isTextNotHeld } from '../db/held-decisions.ts'
import { isOwnerAway } from '../db/owner-is-away.ts'
import type { Tables } from '../db/tables.ts'

type Queue = { count: number; oldest_at: Date | null }

const QUEUES = {
  vacancies: (now) => sql<Queue>`select count(*)::int as count, min(submitted_at) as oldest_at
    from vacancies v where moderation_state = 'pending' and closed_at is null
      and not ${isOwnerAway('v')} and ${isTextNotHeld('v', now)}`,
  reports: (now) => sql<Queue>`select count(*)::int as count, min(created_at) as oldest_at
    from reports r where state = 'open' and ${isNotHeld('report', 'r.id', now)}`,
  messages: () => sql<Queue>`select count(*)::int as count, min(created_at) as oldest_at
    from contact_messages where state = 'open'`,
} satisfies Record<Exclude<QueueName, 'objections' | 'mails'>, (now: Date) => RawBuilder<Queue>>

/** The number of entries in a queue, without those whose decision is held, and the time of the oldest. */
export async function countWaiting(
  db: Kysely<Tables>,
  queue: keyof typeof QUEUES,
  now: Date,
): Promise<Queue> {
  const { rows } = await QUEUES[queue](now).execute(db)
  return rows[0] ?? { count: 0, oldest_at: null }
}

/** The staff who can be mailed, with their roles and languages. */
export async function listStaff(
  db: Kysely<Tables>,
): Promise<{ email: string; language: Language; staff_role: StaffRole }[]> {
  return db
    .selectFrom('users')
    .select(['email', 'language'])
    .select(sql<StaffRole>`staff_role`.as('staff_role'))
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .execute()
}

/** The accounts of staff that are not blocked. */
export async function listStaffIds(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('staff_role', 'is not', null)
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
