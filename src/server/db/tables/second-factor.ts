import type { Generated } from 'kysely'
import type { Json, Time } from './column-types.ts'

export type TotpTable = {
  user_id: number
  /** Null until the first one was confirmed. */
  sealed_secret: string | null
  confirmed_at: Time | null
  last_used_step: number | null
  pending_secret: string | null
  pending_at: Time | null
}
export type RecoveryCodeTable = { user_id: number; code_hash: string; salt: string; used_at: Time | null }
export type SignInChallengeTable = {
  token_hash: string
  user_id: number
  proof: string
  is_temporary: boolean
  device: string
  attempts: Generated<number>
  expires_at: Time
}

export type PasskeyTable = {
  id: Generated<number>
  user_id: number
  credential_id: string
  public_key: string
  counter: number
  transports: Json<string[]>
  name: string
  created_at: Time
  last_used_at: Time | null
}
/** `log-in`: by the passkey alone, without an account. */
export type PasskeyRequestTable = {
  challenge_hash: string
  user_id: number | null
  purpose: 'register' | 'second-step' | 'confirm' | 'log-in'
  expires_at: Date
}

export type SecondFactorTables = {
  totp_factors: TotpTable
  recovery_codes: RecoveryCodeTable
  sign_in_challenges: SignInChallengeTable
  passkeys: PasskeyTable
  passkey_requests: PasskeyRequestTable
}
