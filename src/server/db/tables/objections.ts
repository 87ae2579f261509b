import type { Generated } from 'kysely'
import type { ObjectionType } from '#shared/contract/objections.ts'
import type { Time } from './column-types.ts'

export type ObjectionTable = {
  id: Generated<number>
  subject_type: ObjectionType
  subject_id: number
  title: string
  author_id: number | null
  text: string
  reason: string
  decided_by: number | null
  created_at: Time
  outcome: Generated<'overturned' | 'upheld' | null>
  outcome_at: Time | null
  answer: Generated<string | null>
  answered_by: Generated<number | null>
}
