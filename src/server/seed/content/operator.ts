import type { Operator } from '#shared/contract/edited-content.ts'

/** The demo's invented operator. */
export const demoOperator: Operator = {
  name: 'Jobmost demo operator',
  street: 'Musterstraße 1',
  postcode: '10115',
  city: 'Berlin',
  email: 'office@jobmost.example',
  phone: '+49 30 23125 000',
  represented_by: null,
  register: null,
  vat_id: null,
  responsible: null,
  processors: null,
}

/** The contact of the demo. */
export const contacts = [
  {
    address: 'Jobmost demo operator, Musterstraße 1, 10115 Berlin',
    phone: '+49 30 23125 000',
    phone2: '+49 30 23125 009',
  },
]

/** Social links are empty at first: an invented link could lead to a stranger's page. */
export const appOptions = {
  facebook: null,
  instagram: null,
  telegramChat: null,
  whatsApp: null,
  viberChat: null,
}

/**
 * Figures of the demo's about page, as commissioned (src/docs/product.md, "Content").
 */
export const claims = {
  visitors_per_day: 200_000,
  candidates: 1_500_000,
  vacancies: 10_000,
  employers: 15_000,
}
