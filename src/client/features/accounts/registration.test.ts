import { describe, expect, it } from 'vitest'
import {
  EMPTY_REGISTRATION,
  findRegistrationProblems,
  type RegistrationDraft,
  toRegister,
} from './registration.ts'

const passwords = { password: 'Bridge-2026!', password_confirmation: 'Bridge-2026!' }
const anna: RegistrationDraft = {
  ...EMPTY_REGISTRATION,
  role: 'worker',
  name: 'Anna',
  surname: 'Kowalska',
  email: 'anna@example.com',
  phone: '+49 151 23456789',
  privacy_policy: true,
}
const problemFields = (draft: RegistrationDraft, typed = passwords) =>
  Object.keys(findRegistrationProblems(draft, typed)).sort()

describe('a registration', () => {
  it('that is filled in has no problems', () => {
    expect(problemFields(anna)).toEqual([])
  })

  it('names every field that an empty form lacks', () => {
    expect(problemFields(EMPTY_REGISTRATION, { password: '', password_confirmation: '' })).toEqual([
      'email',
      'name',
      'password',
      'password_confirmation',
      'phone',
      'privacy_policy',
      'role',
      'surname',
    ])
  })

  it('takes spaces for nothing', () => {
    expect(problemFields({ ...anna, surname: '  ' })).toEqual(['surname'])
  })

  it('asks a legal entity, and nobody else, for company and contact', () => {
    expect(problemFields({ ...anna, person_type: 'legal_entity' })).toEqual(['company_name', 'contact_name'])
    expect(toRegister({ ...anna, company_name: 'Left over' }, passwords)).not.toHaveProperty('company_name')
  })

  it('wants the password twice the same, and a good one', () => {
    expect(problemFields(anna, { ...passwords, password_confirmation: 'Bridge-2026?' })).toEqual([
      'password_confirmation',
    ])
    expect(
      problemFields(anna, { password: 'Anna-2026-most', password_confirmation: 'Anna-2026-most' }),
    ).toEqual(['password'])
  })
})
