import { dayOf } from '../day-of.ts'
import { ageOn } from './age-on.ts'
import { reservedNames } from './reserved-name-problems.ts'
import { normaliseVatId } from './vat-id.ts'

// Dates this old are mistakes.
const FIRST_DAY = '1900-01-01'
const MIN_AGE = 16

type PersonType = 'individual' | 'legal_entity'
type Owner = { role: string; name: string; surname: string; person_type: PersonType }
type Patch = {
  name?: string | undefined
  surname?: string | undefined
  person_type?: PersonType | undefined
  company_name?: string | null | undefined
  contact_name?: string | null | undefined
  vat_id?: string | null | undefined
  birthday?: string | null | undefined
}
type PatchProblem =
  | 'name_reserved'
  | 'required'
  | 'invalid_value'
  | 'vat_invalid'
  | 'invalid_date'
  | 'date_future'
  | 'too_young'

/**
 * Finds broken rules beyond the schema in a change of the own profile.
 * @returns keys of texts by field
 */
export function findProfileProblems(patch: Patch, owner: Owner, now: Date): Record<string, PatchProblem[]> {
  const { name = owner.name, surname = owner.surname, company_name, contact_name, birthday } = patch
  const isNamed = patch.name !== undefined || patch.surname !== undefined
  const problems: Record<string, PatchProblem[]> = reservedNames({
    ...(isNamed ? { name, surname } : {}),
    company_name,
    contact_name,
  })
  Object.assign(problems, findCompanyProblems(patch, owner))
  if (birthday) {
    if (birthday < FIRST_DAY) problems.birthday = ['invalid_date']
    else if (birthday > dayOf(now)) problems.birthday = ['date_future']
    else if (ageOn(birthday, now) < MIN_AGE) problems.birthday = ['too_young']
  }
  return problems
}

function findCompanyProblems(patch: Patch, owner: Owner) {
  const problems: Record<string, PatchProblem[]> = {}
  const { person_type = owner.person_type, vat_id } = patch
  const isChanged = person_type !== owner.person_type
  if (isChanged && owner.role !== 'boss') return { person_type: ['invalid_value' as const] }
  const isCompany = person_type === 'legal_entity'
  // The change to an individual deletes the company's data, whatever it says of them.
  if (patch.person_type === 'individual') return problems
  for (const field of ['company_name', 'contact_name'] as const) {
    const value = isChanged ? (patch[field] ?? null) : patch[field]
    if (value === undefined) continue
    if (isCompany && value === null) problems[field] = ['required']
    if (!isCompany && value !== null) problems[field] = ['invalid_value']
  }
  if (vat_id && !isCompany) problems.vat_id = ['invalid_value']
  else if (vat_id && !normaliseVatId(vat_id)) problems.vat_id = ['vat_invalid']
  return problems
}

type Period = { period_from?: string | undefined; period_to?: string | null | undefined }

/** The same for an entry of its work experience or education. */
export function findPeriodProblems({ period_from, period_to }: Period) {
  const problems: Record<string, ('invalid_date' | 'period_reversed')[]> = {}
  if (period_from && period_from < FIRST_DAY) problems.period_from = ['invalid_date']
  else if (period_from && period_to && period_to < period_from) problems.period_to = ['period_reversed']
  return problems
}
