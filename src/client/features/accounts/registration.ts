import { msg } from '@lingui/core/macro'
import type { Register } from '#shared/contract/accounts.ts'
import { normaliseVatId } from '#shared/rules/vat-id.ts'
import { type FormProblems, findBlank, findPasswordProblems } from './form-problems.ts'
import { findPhoneProblem } from './phone-problem.ts'

/** The part of a registration that is stored as a draft: everything except the passwords. */
export type RegistrationDraft = {
  role: Register['role'] | null
  person_type: Register['person_type']
  name: string
  surname: string
  email: string
  phone: string
  company_name: string
  contact_name: string
  vat_id: string
  privacy_policy: boolean
}
export type Passwords = { password: string; password_confirmation: string }

export const EMPTY_REGISTRATION: RegistrationDraft = {
  role: null,
  person_type: 'individual',
  name: '',
  surname: '',
  email: '',
  phone: '',
  company_name: '',
  contact_name: '',
  vat_id: '',
  privacy_policy: false,
}
const ALWAYS = ['role', 'name', 'surname', 'email', 'phone'] as const
const OF_COMPANIES = ['company_name'] as const

/** Validates what can be checked without the server: blank fields, passwords, consent. */
export function findRegistrationProblems(draft: RegistrationDraft, passwords: Passwords): FormProblems {
  const { privacy_policy, ...texts } = draft
  const required = draft.person_type === 'legal_entity' ? [...ALWAYS, ...OF_COMPANIES] : ALWAYS
  return {
    ...findBlank(texts, required),
    ...findMalformed(draft),
    ...findPasswordProblems(passwords, draft),
    ...(privacy_policy ? {} : { privacy_policy: msg`Please agree to the privacy policy` }),
  }
}

/** Finds only certain errors. The server checks whether a phone number exists. */
function findMalformed({ email, phone, person_type, vat_id }: RegistrationDraft): FormProblems {
  const wrongPhone = findPhoneProblem(phone)
  return {
    ...(email.trim() && !/^\S+@\S+\.\S+$/.test(email.trim())
      ? { email: msg`Please enter a valid e-mail address` }
      : {}),
    ...(wrongPhone ? { phone: wrongPhone } : {}),
    ...(person_type === 'legal_entity' && vat_id.trim() && !normaliseVatId(vat_id)
      ? { vat_id: msg`Please check the VAT number. A German one is DE and 9 digits` }
      : {}),
  }
}

/**
 * Converts a valid registration to the API's request. Company data are sent only for legal entities. The person who
 * registers is the contact, unless another is named.
 */
export function toRegister(draft: RegistrationDraft, passwords: Passwords): Register {
  const { company_name, contact_name, vat_id, ...person } = draft
  const contact = contact_name.trim() || `${person.name.trim()} ${person.surname.trim()}`
  const company = draft.person_type === 'legal_entity' ? { company_name, contact_name: contact, vat_id } : {}
  return { ...person, ...company, ...passwords, role: draft.role as Register['role'], privacy_policy: true }
}
