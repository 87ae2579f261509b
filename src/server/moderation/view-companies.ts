import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import { domainForPeople } from '../companies/domain-names.ts'
import type { Db } from '../db/connect.ts'
import { listCompanies, listNewestOfCompanies } from './companies-store.ts'

const OTHERS = 5
type Row = { id: number; company_id: number | null }

/** For a vacancy: its company as moderators see it, or null. */
export async function viewCompanies(
  db: Db,
  rows: readonly Row[],
): Promise<(row: Row) => ModeratedVacancy['company']> {
  const ids = [...new Set(rows.flatMap(({ company_id }) => company_id ?? []))]
  const companies = await listCompanies(db, ids)
  // One more, because the vacancy itself is left out.
  const newest = await listNewestOfCompanies(db, ids, OTHERS + 1)
  return ({ id, company_id }) => {
    const found = companies.find((company) => company.id === company_id)
    if (!found) return null
    const { domain, ...company } = found
    const others = newest.filter((other) => other.company_id === company_id && other.id !== id)
    return {
      ...company,
      verified_domain: domain && domainForPeople(domain),
      vacancies: others.slice(0, OTHERS).map(({ company_id: _, ...other }) => other),
    }
  }
}
