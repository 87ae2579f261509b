import { describe, expect, it } from 'vitest'
import { type Vacancy, VacancyFormSchema } from '#shared/contract/vacancies.ts'
import { initialChoices } from '#shared/contract/vacancy-choices.ts'
import {
  createDraft,
  draftOf,
  draftOfCopy,
  isUnchangedCopy,
  lacksGenderMark,
  toBody,
  withGenderMark,
} from './vacancy-draft.ts'

const vacancy: Vacancy = {
  id: 7,
  slug: 'baecker-7',
  company_name: 'Backhaus',
  contact_name: 'Jan',
  title: 'Bäcker (m/w/d)',
  rubric: { id: 3, name: 'Food' },
  city: { id: 5, name: 'Bonn' },
  pay_type: 'per_month',
  pay_amount: 2800,
  pay_max: null,
  hours_per_week: 38.5,
  description: 'We bake at night and sleep in the day.',
  requirements: ['Early bird'],
  responsibilities: [],
  ...initialChoices(),
  german_level: 'a2',
  positions: 1,
  street: null,
  postal_code: null,
  start_date: null,
  language: 'de',
  published: false,
  moderation_state: 'approved',
  moderation_reason: null,
  moderation_ground: null,
  is_objectionable: false,
  objection: null,
  is_read_only: false,
  is_public: false,
  published_at: null,
  expires_at: null,
  closed_at: null,
  close_reason: null,
  asked_at: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  version: 4,
  rates_count: 0,
  accepted_rates_count: 0,
  new_rates_count: 0,
  waiting_rates_count: 0,
  remarks: [],
}

describe('the vacancy form', () => {
  it('recognises an unchanged copy, whatever its start date and visibility', () => {
    const original = { ...vacancy, start_date: '2026-01-01' }
    const copy = draftOfCopy(original, '2026-11-28')
    expect(copy.start_date).toBeNull()
    expect(isUnchangedCopy(copy, original)).toBe(true)
    expect(isUnchangedCopy({ ...copy, city_id: 6 }, original)).toBe(false)
    expect(
      isUnchangedCopy({ ...copy, typed: { ...copy.typed, requirements: 'A driving licence' } }, original),
    ).toBe(false)
  })

  it('saves an untouched vacancy as it was', () => {
    const body = toBody(draftOf(vacancy), 'en')
    expect(VacancyFormSchema.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      rubric_id: 3,
      city_id: 5,
      language: 'de',
      published: false,
      hours_per_week: 38.5,
    })
    expect(body).not.toHaveProperty('slug')
  })

  it('has the language of the interface until another is chosen', () => {
    expect(toBody(createDraft(), 'pl').language).toBe('pl')
    expect(toBody({ ...createDraft(), language: 'de' }, 'pl').language).toBe('de')
  })

  it('saves text that was typed for a list but not added', () => {
    const draft = { ...draftOf(vacancy), typed: { requirements: ' Strong  arms ', responsibilities: '' } }
    expect(toBody(draft, 'de')).toMatchObject({
      requirements: ['Early bird', 'Strong arms'],
      responsibilities: [],
    })
    expect(toBody(draft, 'de')).not.toHaveProperty('typed')
  })

  it('starts with the name of a private employer, or of their company', () => {
    const family = {
      person_type: 'individual',
      name: 'Eva',
      surname: 'Kern',
      company_name: null,
      contact_name: null,
    } as const
    expect(createDraft(family)).toMatchObject({
      contact_name: 'Eva Kern',
      company_name: '',
      employer_kind: 'household',
    })
    // Of a company that they have founded, or whose invitation they have accepted.
    expect(createDraft({ ...family, company: { name: 'Kern Cleaning' } })).toMatchObject({
      contact_name: 'Eva Kern',
      company_name: 'Kern Cleaning',
      employer_kind: 'company',
    })
  })
})

describe('the (m/w/d) of a German title', () => {
  it.each([
    'Bäcker (m/w/d)',
    'Koch (w/m/d)',
    'Fahrer (M / W / D)',
    'Pfleger (m|w|d)',
    'Kellner (m/w/x)',
    'Helfer (all genders)',
  ])('is recognised in %s', (title) => expect(lacksGenderMark(title, 'de')).toBe(false))

  it('is required only in a German title, and not while the title is very short', () => {
    expect(lacksGenderMark('Bäcker', 'de')).toBe(true)
    expect(lacksGenderMark('Bä', 'de')).toBe(false)
    expect(lacksGenderMark('Baker', 'en')).toBe(false)
  })

  it('is recognised after it was added', () => {
    expect(lacksGenderMark(withGenderMark('Bäcker '), 'de')).toBe(false)
  })
})
