import { expect, it } from 'vitest'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import { OfferSchema } from '#shared/contract/offers.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import { draftToOffer } from './draft-to-offer.ts'
import { EMPTY_DRAFT } from './offer-draft.ts'

const known = {
  cities: [{ id: 5, name: 'Bonn' } as City],
  rubrics: [{ id: 3, name: 'Care', icon: 'heart' } as Rubric],
  user: { id: 9, name: 'Anna', surname: 'Kowalska', url_img: null } as CurrentUser,
  language: 'pl' as const,
  now: Date.parse('2026-11-27T09:00:00Z'),
}

it('a form that was never saved is shown as the offer that others would see', () => {
  const typed = { skills: 'First aid', preferences: '' }
  const draft = { ...EMPTY_DRAFT, name: 'Babysitting', rubric_id: 3, city_id: 5, pay_amount: 16, typed }
  const offer = draftToOffer(draft, known)
  expect(offer).toMatchObject({
    name: 'Babysitting',
    rubric: { name: 'Care' },
    city: { name: 'Bonn' },
    language: 'pl',
    skills: ['First aid'],
    // As to others, without the surname.
    person: { id: 9, name: 'Anna K.' },
  })
  expect(OfferSchema.safeParse(offer).error).toBeUndefined()
  expect(OfferSchema.safeParse(draftToOffer(EMPTY_DRAFT, known)).error).toBeUndefined()
})
