// In a file of its own: addresses name these lists, and the route tree must not load the schemas.

/** The lists of a person in the administration, by their names in the answer of GET /admin/users/{id}. */
export const PERSON_LISTS = ['history', 'reports', 'vacancies', 'offers'] as const
export type PersonList = (typeof PERSON_LISTS)[number]
/** How many entries a page of such a list has. */
export const PERSON_PER_PAGE = 20
export type PersonPages = Partial<Record<PersonList, number>>
