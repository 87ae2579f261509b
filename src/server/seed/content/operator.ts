/** Placeholders for the operator's data, to be replaced in the administration. */
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
 * Figures of the about page, as commissioned (src/docs/product.md, "Content"). The operator must replace them with
 * true ones.
 */
export const claims = {
  visitors_per_day: 200_000,
  candidates: 1_500_000,
  vacancies: 10_000,
  employers: 15_000,
}
