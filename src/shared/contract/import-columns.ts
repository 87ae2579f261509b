import { VACANCY_FIELDS, type VacancyField } from './vacancy-fields.ts'

/** The formats of files and pages that vacancies are imported from. `json-ld`: a page with schema.org JobPostings. */
export const FEED_FORMATS = ['csv', 'personio', 'indeed', 'recruitee', 'json-ld'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** The columns of a CSV file. Places are named by their name, slug or postcode; `external_id` is the employer's own number. */
export const IMPORT_COLUMNS = [
  'external_id',
  'rubric',
  'city',
  ...(Object.keys(VACANCY_FIELDS) as VacancyField[]),
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

export const MAX_FEED_BYTES = 10 * 1024 * 1024
export const MAX_FEED_ROWS = 20_000
/** Of an employer without an approved vacancy: accounts are free, and the rows of a feed are stored. */
export const MAX_FIRST_FEED_BYTES = 1024 * 1024
export const MAX_FIRST_FEED_ROWS = 1000
/** What separates the entries of a list in one cell. */
export const LIST_SEPARATOR = '|'
