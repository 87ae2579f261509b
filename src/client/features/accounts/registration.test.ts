import { describe, expect, it } from 'vitest'
import { findPhoneProblem } from './phone-problem.ts'
import {
  EMPTY_REGISTRATION,
  findRegistrationProblems,
  omittedFromCheck,
  personTypeOf,
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
  Object.keys(findRegistrationProblems(draft, typed, null)).sort()

describe('a registration', () => {
  it('that is complete has no errors', () => {
    expect(problemFields(anna)).toEqual([])
  })

  it('has an error for every empty required field', () => {
    expect(problemFields(EMPTY_REGISTRATION, { password: '', password_confirmation: '' })).toEqual([
      'email',
      'name',
      'password',
      'password_confirmation',
      'person_type',
      'phone',
      'privacy_policy',
      'role',
      'surname',
    ])
  })

  it('asks for a choice where nothing is typed', () => {
    const { role, name } = findRegistrationProblems(EMPTY_REGISTRATION, passwords, null)
    expect([role, name]).toEqual([
      expect.objectContaining({ context: 'a choice of none' }),
      expect.anything(),
    ])
    expect(name).not.toEqual(role)
  })

  it('asks employers what they are; job seekers who choose nothing are individuals', () => {
    expect(problemFields({ ...anna, role: 'boss' })).toEqual(['person_type'])
    expect(problemFields({ ...anna, role: 'boss', person_type: 'individual' })).toEqual([])
    expect(toRegister(anna, passwords)).toMatchObject({ role: 'worker', person_type: 'individual' })
    expect(personTypeOf({ role: 'worker', person_type: 'legal_entity' })).toBe('legal_entity')
  })

  it('names all fields that are certainly wrong at once', () => {
    const wrong = { ...anna, email: 'anna', phone: '12', privacy_policy: false, vat_id: 'DE1' }
    expect(problemFields({ ...wrong }, { password: 'weak', password_confirmation: 'week' })).toEqual([
      'email',
      'password',
      'password_confirmation',
      'phone',
      'privacy_policy',
    ])
    const company = { person_type: 'legal_entity', company_name: 'Brot AG', contact_name: 'B' } as const
    expect(problemFields({ ...anna, ...company, vat_id: 'DE1' })).toEqual(['vat_id'])
  })

  it('treats spaces as empty', () => {
    expect(problemFields({ ...anna, surname: '  ' })).toEqual(['surname'])
  })

  it('requires company and contact only from a legal entity', () => {
    expect(problemFields({ ...anna, person_type: 'legal_entity' })).toEqual(['company_name'])
    expect(toRegister({ ...anna, company_name: 'Left over' }, passwords)).not.toHaveProperty('company_name')
  })

  it('has no error of a contact that is left to the person’s name', () => {
    expect(omittedFromCheck(anna)).toEqual(['privacy_policy', 'contact_name'])
    expect(omittedFromCheck({ ...anna, contact_name: 'B' })).toEqual(['privacy_policy'])
  })

  it('requires a strong password, typed twice', () => {
    expect(problemFields(anna, { ...passwords, password_confirmation: 'Bridge-2026?' })).toEqual([
      'password_confirmation',
    ])
    expect(
      problemFields(anna, { password: 'Anna-2026-most', password_confirmation: 'Anna-2026-most' }),
    ).toEqual(['password'])
  })
})

it.each([
  ['', null],
  ['0151 23456789', null],
  ['0170 1234567', null],
  ['0151 5550101', 'wrong phone number'],
  ['+49 (0)160 123456', 'wrong phone number'],
  ['+48 512 345 678', null],
  ['0048 512345678', null],
  ['(030) 1234567', null],
  ['12', 'wrong phone number'],
  ['+1234567890123456', 'wrong phone number'],
  // Polish without its country code: it would be stored as a German number.
  ['512 345 678', 'Please begin with 0, or with + and the country code'],
])('the phone number "%s": %s', (typed, problem) => {
  expect(findPhoneProblem(typed, null)?.message ?? null).toBe(problem)
})
