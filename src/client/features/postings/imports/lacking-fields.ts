import type { ImportDefaults, ImportProblems } from '#shared/contract/imports.ts'

const SET_BY_SOURCE: Record<keyof ImportDefaults, true> = {
  company_name: true,
  contact_name: true,
  rubric_id: true,
  city_id: true,
  pay_type: true,
  pay_amount: true,
  employment_type: true,
  employer_kind: true,
  language: true,
}

/** The fields that each of several rows leaves empty and for which the source can name a value. */
export const lackingFields = (rows: readonly Pick<ImportProblems, 'problems'>[]): string[] =>
  rows.length < 2
    ? []
    : Object.keys(SET_BY_SOURCE).filter((name) =>
        rows.every(({ problems }) => problems.some(({ field, given }) => field === name && !given)),
      )
