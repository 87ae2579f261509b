import { expect, it } from 'vitest'
import { BidFormSchema } from '#shared/contract/bids.ts'
import { OfferFormSchema } from '#shared/contract/own-offers.ts'
import { VacancyFormSchema } from '#shared/contract/vacancies.ts'
import { FORM_FIELD_WORDS } from './form-field-words.ts'

// A refused entry in the outbox names the fields that the server has refused.
it('names each field that a bid, a vacancy or an offer can be refused for', () => {
  const fields = [BidFormSchema, VacancyFormSchema, OfferFormSchema].flatMap((form) =>
    Object.keys(form.shape),
  )
  // Switches are never refused, and the version comes from the browser. The title of an offer is its `name`.
  const switches = ['name', 'published', 'is_indexed', 'version']
  expect(fields.filter((field) => !FORM_FIELD_WORDS[field] && !switches.includes(field))).toEqual([])
})
