import type { Register } from '#shared/contract/accounts.ts'
import { normaliseVatId } from '#shared/rules/vat-id.ts'
import type { FieldProblems } from '../http/problem.ts'

type Company = Pick<Register, 'person_type' | 'company_name' | 'contact_name' | 'vat_id'>

/** The errors in the data of a legal entity, by field; none for individuals. */
export function companyProblems({
  person_type,
  company_name,
  contact_name,
  vat_id,
}: Partial<Company>): FieldProblems {
  if (person_type !== 'legal_entity') return {}
  return {
    ...(company_name ? {} : { company_name: ['required'] }),
    ...(contact_name ? {} : { contact_name: ['required'] }),
    ...(vat_id && !normaliseVatId(vat_id) ? { vat_id: ['vat_invalid'] } : {}),
  }
}

/** The columns of a valid company. For an individual, the company's columns are null. */
export function companyOf({ person_type, company_name, contact_name, vat_id }: Company) {
  const isCompany = person_type === 'legal_entity'
  return {
    person_type,
    company_name: (isCompany && company_name) || null,
    contact_name: (isCompany && contact_name) || null,
    vat_id: isCompany && vat_id ? normaliseVatId(vat_id) : null,
  }
}
