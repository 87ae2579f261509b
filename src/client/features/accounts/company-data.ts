import { msg } from '@lingui/core/macro'
import { normaliseVatId } from '#shared/rules/vat-id.ts'
import { type FormProblems, findBlank } from './form-problems.ts'

/** What a form asks of a company. */
export type CompanyDraft = { company_name: string; contact_name: string; vat_id: string }
export const EMPTY_COMPANY: CompanyDraft = { company_name: '', contact_name: '', vat_id: '' }

/** Validates the fields of a company without the server. */
export const findCompanyProblems = ({ vat_id, company_name }: CompanyDraft): FormProblems => ({
  ...findBlank({ company_name }, ['company_name']),
  ...(vat_id.trim() && !normaliseVatId(vat_id)
    ? {
        vat_id: msg`Please check the VAT number: a digit is wrong or missing. A German number is DE followed by 9 digits.`,
      }
    : {}),
})

/** The company of a request. The person is the contact, unless another is named. */
export const toCompany = (
  { company_name, contact_name, vat_id }: CompanyDraft,
  person: { name: string; surname: string },
): CompanyDraft => ({
  company_name,
  contact_name: contact_name.trim() || `${person.name.trim()} ${person.surname.trim()}`,
  vat_id,
})
