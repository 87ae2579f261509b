import type { Generated } from 'kysely'
import type { CompanyRole } from '#shared/contract/companies.ts'
import type { Time } from './column-types.ts'

/** Tables of companies and their teams. */
export type CompanyTables = {
  companies: {
    id: Generated<number>
    name: string
    address: string | null
    website: string | null
    description: Generated<string | null>
    logo: Generated<string | null>
    created_at: Time
    updated_at: Time
  }
  company_members: { user_id: number; company_id: number; role: CompanyRole; joined_at: Time }
  company_invitations: {
    id: Generated<number>
    company_id: number
    email: string
    role: CompanyRole
    invited_by: number
    /** Null until the mail is sent. */
    token_hash: Generated<string | null>
    created_at: Time
    expires_at: Time
  }
  company_domains: {
    company_id: number
    domain: string
    mailbox: string
    asked_by: number | null
    /** Null until the mail is sent, and after the proof. */
    token_hash: Generated<string | null>
    asked_at: Time
    expires_at: Time
    verified_at: Time | null
  }
}
