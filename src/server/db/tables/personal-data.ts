import type { Json, Time } from './column-types.ts'

export type Paused = { vacancies: number[]; offers: number[] }
export type AccountDeletionTable = {
  user_id: number
  requested_at: Time
  erase_at: Time
  paused: Json<Paused>
}

export type PersonalDataTables = { account_deletions: AccountDeletionTable }
