import type { Generated } from 'kysely'
import type { Json, Time } from './column-types.ts'

/** What a held decision is about: a take-down of a vacancy or offer, a measure against a person. */
export type HeldType = 'report' | 'objection' | 'vacancy' | 'offer' | 'person'

/** Decisions that can be undone (migration 409). */
export type HeldDecisionTable = {
  id: Generated<number>
  subject_type: HeldType
  subject_id: number
  moderator_id: number
  decision: Json<Record<string, unknown>>
  due_at: Time
}
