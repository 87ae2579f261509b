import { expect, it } from 'vitest'
import { BidNoteSchema } from '#shared/contract/bids.ts'
import { CompanyFormSchema } from '#shared/contract/companies.ts'
import { ContactMessageSchema } from '#shared/contract/contact-messages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { SubscriptionSchema } from '#shared/contract/newsletter.ts'
import { findFormErrors } from './find-form-errors.ts'

const long = (max: number) => 'x'.repeat(max + 1)

it('names all errors of a form at once, also beside a text that is too long', async () => {
  const message = { name: long(LIMITS.contactName.max), email: 'anna', description: '' }
  expect(await findFormErrors(ContactMessageSchema, message, 'en')).toEqual({
    name: ['At most 100\u00a0characters, please'],
    email: ['Please enter a valid e-mail address'],
    description: ['field cannot be empty'],
  })
  const company = { name: '', address: long(LIMITS.companyAddress), website: 'https://bakery' }
  expect(await findFormErrors(CompanyFormSchema, company, 'en')).toEqual({
    name: ['field cannot be empty'],
    address: ['At most 200\u00a0characters, please'],
    website: ['Please enter a web address, for example www.example.com'],
  })
})

it('says in the reader’s language what is wrong with an address or a tag', async () => {
  const subscription = { email: 'anna@', rubric_id: null, city_id: null }
  expect(await findFormErrors(SubscriptionSchema, subscription, 'de')).toEqual({
    email: ['Bitte geben Sie eine gültige E-Mail-Adresse ein'],
  })
  const note = { text: null, tags: [long(LIMITS.bidTag), long(LIMITS.bidTag)] }
  expect(await findFormErrors(BidNoteSchema, note, 'en')).toEqual({
    tags: ['At most 30\u00a0characters, please'],
  })
})
