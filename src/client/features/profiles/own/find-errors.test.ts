import { expect, test } from 'vitest'
import type { Profile } from '#shared/contract/profiles.ts'
import type { ProfileChanges } from './changes.ts'
import { findEntryErrors } from './find-entry-errors.ts'
import { findProfileErrors } from './find-profile-errors.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')
const EMPTY = ['field cannot be empty']

test('an entry of the profile shows all its errors at once', async () => {
  const draft = { position: ' ', employer: 'x'.repeat(121), period_from: '', period_to: '20' }
  expect(await findEntryErrors('experience', draft, 'en')).toEqual({
    position: EMPTY,
    employer: ['At most 120\u00a0characters, please'],
    period_from: EMPTY,
    period_to: ['Please enter a date'],
  })
  expect(await findEntryErrors('languages', {}, 'en')).toEqual({ language: EMPTY, level: EMPTY })
})

test('a period that ends before it begins is found beside a missing position', async () => {
  const draft = { specialty: '', institution: 'Guild', period_from: '2020-05', period_to: '2020-04' }
  expect(await findEntryErrors('education', draft, 'en')).toEqual({
    specialty: EMPTY,
    period_to: ['The end must not be before the start'],
  })
  expect(await findEntryErrors('education', { ...draft, specialty: 'Bread', period_to: '' }, 'en')).toEqual(
    {},
  )
})

test('a changed profile shows all its errors at once, and of its unchanged fields none', async () => {
  const profile = { name: '', surname: 'Weber', person_type: 'legal_entity' } as Profile
  const changes = { surname: ' ', birthday: '2015-01-01', vat_id: 'DE1', preferences: ['x'.repeat(201)] }
  const errors = await findProfileErrors(changes, profile, 'en', NOW)
  expect(errors).toEqual({
    surname: EMPTY,
    birthday: ['Jobmost is for people aged 16 and over'],
    vat_id: [expect.stringMatching(/^Please check the VAT number/)],
    preferences: ['At most 200\u00a0characters, please'],
  })
  expect(await findProfileErrors({ vat_id: '', about: '' }, profile, 'en', NOW)).toEqual({})
})

test('an employer becomes a company with all its data, and an individual again without them', async () => {
  const person = { role: 'boss', name: 'Ina', surname: 'Weber', person_type: 'individual' } as Profile
  const find = (changes: ProfileChanges, profile = person) => findProfileErrors(changes, profile, 'en', NOW)
  expect(await find({ person_type: 'legal_entity', vat_id: 'DE1' })).toEqual({
    company_name: EMPTY,
    contact_name: EMPTY,
    vat_id: [expect.stringMatching(/^Please check the VAT number/)],
  })
  const company = { person_type: 'legal_entity', company_name: 'Brot AG', contact_name: 'Ina Weber' } as const
  expect(await find(company)).toEqual({})
  // What an earlier change of the outbox says of the company goes with it.
  const back = { ...company, person_type: 'individual' } as const
  expect(await find(back, { ...person, person_type: 'legal_entity' })).toEqual({})
  expect(await find(company, { ...person, role: 'worker' })).toEqual({
    person_type: ['Please choose one of the options'],
  })
})
