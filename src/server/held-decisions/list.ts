import * as z from 'zod/mini'
import { GroundSchema } from '#shared/contract/grounds.ts'
import type { HeldDecision, Undoable } from '#shared/contract/held-decisions.ts'
import { MeasureSchema } from '#shared/contract/measures.ts'
import type { Db } from '../db/connect.ts'
import { failedBefore } from '../db/held-decisions.ts'
import type { HeldType } from '../db/tables/held-decisions.ts'
import { selectHeldOf } from './store.ts'

const WHAT: Record<HeldType, Undoable> = {
  report: 'report',
  objection: 'objection',
  vacancy: 'vacancies',
  offer: 'offers',
  person: 'measure',
}

/** What the bodies of decisions have in common. A report's reason is called `decision`. */
const WrittenSchema = z.object({
  reason: z.optional(z.string()),
  decision: z.optional(z.string()),
  ground: z.catch(z.optional(GroundSchema), undefined),
  reporter_decision: z.optional(z.string()),
  remove: z.optional(z.boolean()),
  measure: z.catch(z.optional(MeasureSchema), undefined),
  days: z.optional(z.number()),
})

/** A moderator's own decisions that have not taken effect. One that is a minute overdue has failed and is left out. */
export async function listHeldOf(db: Db, moderatorId: number, now: Date): Promise<HeldDecision[]> {
  const { texts, decisions } = await selectHeldOf(db, moderatorId, failedBefore(now))
  const dueIn = (due: Date) => due.getTime() - now.getTime()
  const none = { reporter_decision: null, remove: null, measure: null, days: null }
  const all: HeldDecision[] = [
    ...texts.map(({ due_at, ...text }) => ({
      what: 'approval' as const,
      ...text,
      ...none,
      due_in_ms: dueIn(due_at),
    })),
    ...decisions.map(({ subject_type, subject_id, decision, due_at }) => {
      const written = WrittenSchema.parse(decision)
      return {
        what: WHAT[subject_type],
        id: subject_id,
        version: null,
        batch: null,
        due_in_ms: dueIn(due_at),
        reason: written.reason ?? written.decision ?? null,
        ground: written.ground ?? null,
        reporter_decision: written.reporter_decision ?? null,
        remove: written.remove ?? null,
        measure: written.measure ?? null,
        days: written.days ?? null,
      }
    }),
  ]
  return all.sort((one, other) => one.due_in_ms - other.due_in_ms)
}
