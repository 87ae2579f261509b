import { MINUTE_MS } from '#shared/durations.ts'

/** How long a held decision may be overdue. A later one has failed, so what it is about waits for a decision again. */
export const OVERDUE_MS = MINUTE_MS

/** The time before which a held decision must have been due to count as failed. */
export const failedBefore = (now: Date): Date => new Date(now.getTime() - OVERDUE_MS)
