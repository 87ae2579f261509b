/** The operator's own data: placeholders that an operator replaces in the administration. */
export const contacts = [
  {
    address: 'Jobmost demo operator, Musterstraße 1, 10115 Berlin',
    phone: '+49 30 23125 000',
    phone2: '+49 30 23125 009',
  },
]

/** Social links: none until the operator gives them, so that no stranger's page is linked. */
export const appOptions = {
  facebook: null,
  instagram: null,
  telegramChat: null,
  whatsApp: null,
  viberChat: null,
}

/** The commissioned figures of the about page (src/docs/product.md, "Content"): the operator must edit them until they are true. */
export const claims = {
  visitors_per_day: 200_000,
  candidates: 1_500_000,
  vacancies: 10_000,
  employers: 15_000,
}
