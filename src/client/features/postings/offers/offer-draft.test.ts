import { describe, expect, it, test } from 'vitest'
import { OfferFormSchema, type OwnOffer } from '#shared/contract/own-offers.ts'
import { draftFrom, draftOf, EMPTY_DRAFT, toBody } from './offer-draft.ts'

const offer: OwnOffer = {
  id: 7,
  version: 1,
  name: 'Babysitting on weekends',
  rubric: { id: 3, name: 'Childcare' },
  city: { id: 5, name: 'Bonn' },
  pay_type: 'per_month',
  pay_amount: 1200,
  description: 'I read, cook and play with children.',
  skills: ['First aid'],
  preferences: [],
  language: 'de',
  published: false,
  is_indexed: true,
  is_taken_down: false,
  moderation_reason: null,
  moderation_ground: null,
  is_objectionable: false,
  objection: null,
  published_at: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}

test('a new offer is filled in from the profile', () => {
  const place = { id: 3, name: 'Leipzig' }
  const job = { id: 1, position: 'Nurse', period_from: '2020-01-01', period_to: null, responsibilities: null }
  const profile = { about: 'Ten years of nursing.', city: place, rubrics: [], preferences: ['Nights'] }
  expect(draftFrom({ ...profile, experience: [job] })).toEqual({
    ...EMPTY_DRAFT,
    name: 'Nurse',
    city_id: 3,
    description: 'Ten years of nursing.',
    preferences: ['Nights'],
  })
  expect(draftFrom({ about: null, city: null, rubrics: [], preferences: [], experience: [] })).toEqual(
    EMPTY_DRAFT,
  )
})

test('an offer filled in from a profile in Russian is in Russian, whatever the language of the interface', () => {
  const profile = { about: 'Десять лет пеку хлеб.', city: null, rubrics: [], preferences: [], experience: [] }
  expect(toBody(draftFrom(profile), 'de').language).toBe('ru')
  expect(toBody(draftFrom({ ...profile, about: 'Piekę chleb.' }), 'pl').language).toBe('pl')
})

describe('the form of an offer', () => {
  it('saves an untouched offer as it was', () => {
    const body = toBody(draftOf(offer), 'en')
    expect(OfferFormSchema.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      rubric_id: 3,
      city_id: 5,
      language: 'de',
      published: false,
      is_indexed: true,
    })
  })

  it('has the language of the interface until another is chosen', () => {
    expect(toBody(EMPTY_DRAFT, 'pl').language).toBe('pl')
    expect(toBody({ ...EMPTY_DRAFT, language: 'de' }, 'pl').language).toBe('de')
  })

  it('is hidden from search engines by default', () => {
    expect(toBody(EMPTY_DRAFT, 'en')).toMatchObject({ published: true, is_indexed: false })
  })

  it('saves text that was typed for a list but not added', () => {
    const body = toBody({ ...draftOf(offer), typed: { skills: ' Driving  licence ', preferences: '' } }, 'de')
    expect(body).toMatchObject({ skills: ['First aid', 'Driving licence'], preferences: [] })
    expect(body).not.toHaveProperty('typed')
  })
})
