import type { Kysely } from 'kysely'
import type { ObjectionType } from '#shared/contract/objections.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import { listDecisions } from './store.ts'

/** Six months (Art. 20 (1) DSA), in days of the longest six months. */
export const OBJECTION_DAYS = 184

/** `submittedAt`: when the text that was decided was submitted; null if the subject cannot be changed. */
type Subject = { id: number; submittedAt: Date | null }
type Refusal = { decidedBy: number | null; decidedAt: Date; isTakeDown: boolean; isObjectionable: boolean }
type Decision = Awaited<ReturnType<typeof listDecisions>>[number]

/** The last decision against each of these subjects, with its moderator, while it is in force. */
export async function listRefusals(
  db: Kysely<Tables>,
  type: ObjectionType,
  subjects: readonly Subject[],
  now: Date,
): Promise<ReadonlyMap<number, Refusal>> {
  if (subjects.length === 0) return new Map()
  const submitted = new Map(subjects.map(({ id, submittedAt }) => [id, submittedAt]))
  const decisions = await listDecisions(db, type, [...submitted.keys()])
  return new Map(
    decisions.map((decision) => [
      decision.id,
      {
        decidedBy: decision.actor_id,
        decidedAt: decision.decided_at,
        isTakeDown: decision.action === `${type}.taken_down`,
        isObjectionable: isObjectionable(decision, submitted.get(decision.id) ?? null, now),
      },
    ]),
  )
}

/** Of these subjects with a decision in force against them, those to whose decision one can object, with its moderator and time. */
export async function listObjectionable(
  db: Kysely<Tables>,
  type: ObjectionType,
  subjects: readonly Subject[],
  now: Date,
): Promise<ReadonlyMap<number, Pick<Refusal, 'decidedBy' | 'decidedAt'>>> {
  const refusals = await listRefusals(db, type, subjects, now)
  return new Map([...refusals].filter(([, refusal]) => refusal.isObjectionable))
}

/** Once for each decision. A rejected objection confirms the first one, unless the text was changed meanwhile. */
function isObjectionable(
  { decided_at, objected_at, outcome, outcome_at }: Decision,
  submittedAt: Date | null,
  now: Date,
): boolean {
  if (now.getTime() - decided_at.getTime() > OBJECTION_DAYS * DAY_MS) return false
  if (!objected_at) return true
  if (objected_at >= decided_at) return false
  const isRepeated = outcome === 'upheld' && outcome_at !== null && outcome_at >= decided_at
  return !isRepeated || (submittedAt !== null && submittedAt > objected_at)
}
