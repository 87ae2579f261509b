import { msg } from '@lingui/core/macro'
import type { Register } from '#shared/contract/accounts.ts'
import { type CompanyDraft, EMPTY_COMPANY, findCompanyProblems, toCompany } from './company-data.ts'
import { type FormProblems, findBlank } from './form-problems.ts'
import { findPasswordProblems } from './password-problems.ts'
import type { IsPhone } from './phone-check.ts'
import { findPhoneProblem } from './phone-problem.ts'

/** The part of a registration that is stored as a draft: everything except the passwords. */
export type RegistrationDraft = CompanyDraft & {
  role: Register['role'] | null
  /** Null until chosen. A job seeker who chooses nothing is an individual (`personTypeOf`). */
  person_type: Register['person_type'] | null
  name: string
  surname: string
  email: string
  phone: string
  privacy_policy: boolean
}
export type Passwords = { password: string; password_confirmation: string }

export const EMPTY_REGISTRATION: RegistrationDraft = {
  role: null,
  person_type: null,
  name: '',
  surname: '',
  email: '',
  phone: '',
  ...EMPTY_COMPANY,
  privacy_policy: false,
}
/** What an opened invitation to the team of a company says. */
export type Invited = { company: string; email: string; has_account?: boolean | undefined }

/** The start of a registration: whoever is invited belongs to that company, and only this address can accept. */
export const startOf = (invited: Invited | null): RegistrationDraft =>
  invited
    ? {
        ...EMPTY_REGISTRATION,
        role: 'boss',
        person_type: 'legal_entity',
        company_name: invited.company,
        email: invited.email,
      }
    : EMPTY_REGISTRATION

/** Only employers must choose: of an employer, a preset answer would become a claim that nobody made. */
export const personTypeOf = ({
  role,
  person_type,
}: Pick<RegistrationDraft, 'role' | 'person_type'>): Register['person_type'] | null =>
  person_type ?? (role === 'worker' ? 'individual' : null)

const REQUIRED = ['role', 'person_type', 'name', 'surname', 'email', 'phone'] as const

/** Validates what can be checked without the server: blank fields, passwords, consent. */
export function findRegistrationProblems(
  draft: RegistrationDraft,
  passwords: Passwords,
  isPhone: IsPhone | null,
): FormProblems {
  const { privacy_policy, ...texts } = draft
  return {
    ...findBlank({ ...texts, person_type: personTypeOf(draft) }, REQUIRED),
    ...(draft.person_type === 'legal_entity' ? findCompanyProblems(draft) : {}),
    ...findMalformed(draft, isPhone),
    ...findPasswordProblems(passwords, draft),
    ...(privacy_policy ? {} : { privacy_policy: msg`Please agree to the privacy policy` }),
  }
}

/** Whether a text may be an e-mail address; the server alone knows whether it is. */
export const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim())

/** Finds only certain errors. */
function findMalformed({ email, phone }: RegistrationDraft, isPhone: IsPhone | null): FormProblems {
  const wrongPhone = findPhoneProblem(phone, isPhone)
  return {
    ...(email.trim() && !isEmail(email) ? { email: msg`Please enter a valid e-mail address` } : {}),
    ...(wrongPhone ? { phone: wrongPhone } : {}),
  }
}

/**
 * The fields that a check by the server does without: consent, so that it registers nobody, and a contact that is left to
 * the person's name, which may still be blank.
 */
export const omittedFromCheck = ({ contact_name }: RegistrationDraft): string[] => [
  'privacy_policy',
  ...(contact_name.trim() ? [] : ['contact_name']),
]

/**
 * Converts a valid registration to the API's request. Company data are sent only for legal entities.
 */
export function toRegister(
  draft: RegistrationDraft,
  passwords: Passwords,
  invitation: string | null = null,
): Register {
  const { company_name, contact_name, vat_id, ...person } = draft
  const company = draft.person_type === 'legal_entity' ? toCompany(draft, draft) : {}
  return {
    ...person,
    ...company,
    ...passwords,
    role: draft.role as Register['role'],
    person_type: personTypeOf(draft) as Register['person_type'],
    privacy_policy: true,
    ...(invitation === null ? {} : { invitation }),
  }
}
