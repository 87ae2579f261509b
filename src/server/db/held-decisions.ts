import { type RawBuilder, sql } from 'kysely'
import { MINUTE_MS } from '#shared/durations.ts'
import type { HeldType } from './tables/held-decisions.ts'

/** How long a held decision may be overdue. A later one has failed, so what it is about waits for a decision again. */
export const OVERDUE_MS = MINUTE_MS

/** The time before which a held decision must have been due to count as failed. */
export const failedBefore = (now: Date): Date => new Date(now.getTime() - OVERDUE_MS)

/**
 * SQL: no decision about this is held, so it waits for staff: the same in a queue and in its number.
 * @param id the column with its id
 */
export const isNotHeld = (type: HeldType, id: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from held_decisions h where h.subject_type = ${sql.lit(type)}
    and h.subject_id = ${sql.ref(id)} and h.due_at > ${failedBefore(now)}::timestamptz)`

/**
 * SQL: the same for the newest text of a vacancy.
 * @param vacancy the table or its alias
 */
export const isTextNotHeld = (vacancy: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from held_approvals h where h.vacancy_id = ${sql.ref(`${vacancy}.id`)}
    and h.version = ${sql.ref(`${vacancy}.version`)} and h.due_at > ${failedBefore(now)}::timestamptz)`
