import type { ColumnType, Generated } from 'kysely'
import type { SessionEnd } from '#shared/contract/session-ends.ts'
import type { Time } from './column-types.ts'

export type SessionTable = {
  id: string
  user_id: number
  current_jti: string
  current_issued_at: Time
  previous_jti: string | null
  previous_revoked_at: Time | null
  successor_used: boolean
  device: string
  created_at: Time
  /** The last request of a visible tab: presence. */
  last_used_at: Time
  /** The last request, also of a hidden tab. */
  requested_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Time
  revoked_at: Time | null
  by_temporary_password: Generated<boolean>
  /** Null while the session lasts, and when it ended by its age or before reasons were stored. */
  end_reason: Generated<Exclude<SessionEnd, 'expired'> | null>
}
export type EmailTokenTable = {
  token_hash: string
  user_id: number
  email: string
  /** The new number of a change that the link confirms; null when it confirms an address. */
  phone: string | null
  expires_at: Time
  is_change: boolean
}

export type SessionTables = { sessions: SessionTable; email_tokens: EmailTokenTable }
