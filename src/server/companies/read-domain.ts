import type { Company } from '#shared/contract/companies.ts'
import type { Db } from '../db/connect.ts'
import { domainForPeople } from './domain-names.ts'
import { findDomain } from './domain-store.ts'

/** The domain of a company as its team sees it; null without one, or when the link was not opened in time. */
export async function readDomain(db: Db, companyId: number, now: Date): Promise<Company['domain']> {
  const row = await findDomain(db, companyId)
  if (!row || (!row.verified_at && row.expires_at <= now)) return null
  return {
    name: domainForPeople(row.domain),
    mailbox: row.verified_at ? null : `${row.mailbox}@${row.domain}`,
    verified_at: row.verified_at?.toISOString() ?? null,
  }
}
