import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { Company } from '#shared/contract/companies.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { City, Rubric } from '#shared/contract/places.ts'

/** What the preview of an unsaved form knows besides the form's values. `now` in milliseconds. */
export type PreviewData = {
  cities: readonly City[]
  rubrics: readonly Rubric[]
  user: CurrentUser | undefined
  company?: Company | null | undefined
  language: Language
  now: number
}

/** Stands for a text that is still missing. */
export const MISSING = '…'
