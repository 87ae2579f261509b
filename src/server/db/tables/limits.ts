import type { Generated } from 'kysely'
import type { Time } from './column-types.ts'

/** Tables of rate limits (migration 060). */
export type LimitTables = {
  counted_acts: { id: Generated<string>; act: string; subject: string; counted_at: Time }
}
