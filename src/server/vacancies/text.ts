import type { Selectable } from 'kysely'
import { VacancyFormSchema, type VacancyPatch } from '#shared/contract/vacancies.ts'
import type { VacancyTable, VacancyText } from '../db/tables.ts'

const TEXT_KEYS = Object.keys(VacancyFormSchema.shape).filter(
  (key) => key !== 'published',
) as (keyof VacancyText)[]

const pickText = (from: VacancyText): VacancyText =>
  Object.fromEntries(TEXT_KEYS.map((key) => [key, from[key]])) as VacancyText

/** Whether the columns hold a text that a moderator has approved. A taken-down vacancy keeps `published_at`. */
export const wasApproved = (row: Pick<Selectable<VacancyTable>, 'approved_at' | 'published_at'>): boolean =>
  row.approved_at !== null || row.published_at !== null

/** The public text, stored in the columns. */
export const publicText = (row: Selectable<VacancyTable>): VacancyText => pickText(row)

/**
 * The owner's newest text, which a moderator decides on. A field missing in an older draft comes from the public text.
 */
export const newestText = (row: Selectable<VacancyTable>): VacancyText => ({
  ...publicText(row),
  ...row.draft,
})

/** `before` with the fields of a PATCH. */
export const patchText = (before: VacancyText, patch: VacancyPatch): VacancyText =>
  pickText({ ...before, ...patch } as VacancyText)

/** Fields that no moderator needs to read: a changed one is public at once (decision 006). */
const UNREAD_KEYS = ['positions'] as const satisfies readonly (keyof VacancyText)[]

/** The fields of a text that no moderator needs to read. */
export const unreadPart = (text: VacancyText): Pick<VacancyText, (typeof UNREAD_KEYS)[number]> =>
  Object.fromEntries(UNREAD_KEYS.map((key) => [key, text[key]])) as never

/** Whether two texts are exactly equal. */
export const isSameText = (a: VacancyText, b: VacancyText) =>
  TEXT_KEYS.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))

/** A text as column values. */
export const toColumns = (text: VacancyText) => ({
  ...text,
  requirements: JSON.stringify(text.requirements),
  responsibilities: JSON.stringify(text.responsibilities),
})
