import * as z from 'zod/mini'
import { one, TimeSchema } from './conventions.ts'
import { StaffRoleSchema } from './staff.ts'

/** What waits for somebody: how many, and since when the oldest. Null when nothing waits. */
const QueueSchema = z.object({ count: z.int(), oldest_at: z.nullable(TimeSchema) })
export const QUEUES = ['vacancies', 'reports', 'messages'] as const
export type QueueName = (typeof QUEUES)[number]

/** GET /admin/waiting: the current user's role, and the queues for which it has the right; null for the others. */
export const WaitingSchema = z.object({
  role: StaffRoleSchema,
  queues: z.object({
    vacancies: z.nullable(QueueSchema),
    reports: z.nullable(QueueSchema),
    messages: z.nullable(QueueSchema),
  }),
})
export type Waiting = z.infer<typeof WaitingSchema>
export const WaitingAnswer = one(WaitingSchema)
