import type { Selectable } from 'kysely'
import { VacancyFormSchema, type VacancyPatch } from '#shared/contract/vacancies.ts'
import type { VacancyTable, VacancyText } from '../db/tables.ts'

const TEXT_KEYS = Object.keys(VacancyFormSchema.shape).filter(
  (key) => key !== 'published',
) as (keyof VacancyText)[]

const pickText = (from: VacancyText): VacancyText =>
  Object.fromEntries(TEXT_KEYS.map((key) => [key, from[key]])) as VacancyText

/** The text the public may read: what stands in the columns. */
export const publicText = (row: Selectable<VacancyTable>): VacancyText => pickText(row)

/** The text its owner wrote last, which a moderator decides on. An older draft may lack a field: it is as public. */
export const newestText = (row: Selectable<VacancyTable>): VacancyText => ({
  ...publicText(row),
  ...row.draft,
})

/** `before` with what a PATCH gives of it. */
export const patchText = (before: VacancyText, patch: VacancyPatch): VacancyText =>
  pickText({ ...before, ...patch } as VacancyText)

/** Whether two texts say the same, to the letter. */
export const isSameText = (a: VacancyText, b: VacancyText) =>
  TEXT_KEYS.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))

/** A text as it is written to the columns. */
export const toColumns = (text: VacancyText) => ({
  ...text,
  requirements: JSON.stringify(text.requirements),
  responsibilities: JSON.stringify(text.responsibilities),
})
