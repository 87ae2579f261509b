import type { Generated } from 'kysely'
import type { Time } from './column-types.ts'

/** Tables of rate limits, and of the order of changes. */
export type LimitTables = {
  counted_acts: { id: Generated<string>; act: string; subject: string; counted_at: Time }
  login_attempts: {
    id: Generated<number>
    account: string
    address: string
    site: string | null
    attempted_at: Time
  }
  intentions: { user_id: number; thing: string; device: string; number: number; intended_at: Time }
}
