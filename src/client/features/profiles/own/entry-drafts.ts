import { languageName } from '#client/domain/profile-labels.ts'
import type { Education, Experience, LanguageSkill } from '#shared/contract/profiles.ts'
import type { EntryKind } from './profile-calls.ts'

/** The form values of an entry of any of the three lists, all as text. Empty fields are ''. */
export type EntryDraft = Record<string, string>
export type Entry = Experience | Education | LanguageSkill

const FIELDS: Record<EntryKind, readonly string[]> = {
  experience: ['position', 'period_from', 'period_to', 'responsibilities'],
  education: ['specialty', 'institution', 'period_from', 'period_to'],
  languages: ['language', 'level'],
}
const OPTIONAL = ['period_to', 'responsibilities']

const PERIODS = ['period_from', 'period_to']
// People remember only the month. Forms have the month, the API its first day.
const MONTH = /^\d{4}-\d{2}$/
const toMonth = (date: string) => date.slice(0, 7)
const toDate = (month: string) => (MONTH.test(month) ? `${month}-01` : month)

/** Creates the form values of a new or existing entry. `key` is the idempotency key of the request. */
export function entryDraft(kind: EntryKind, entry: Entry | null, key: string): EntryDraft {
  const values = (entry ?? {}) as Record<string, unknown>
  const texts = FIELDS[kind].map((field): [string, string] => {
    const text = String(values[field] ?? '')
    return [field, PERIODS.includes(field) ? toMonth(text) : text]
  })
  return { ...Object.fromEntries(texts), key }
}

/** Builds the request. Empty optional fields are sent as null. */
export const entryBody = (kind: EntryKind, draft: EntryDraft): Record<string, string | null> =>
  Object.fromEntries(
    FIELDS[kind].map((field) => {
      const text = draft[field] ?? ''
      const value = PERIODS.includes(field) ? toDate(text) : text
      return [field, value || (OPTIONAL.includes(field) ? null : '')]
    }),
  )

/** Returns the required fields that are empty. */
export const blankInEntry = (kind: EntryKind, draft: EntryDraft): string[] =>
  FIELDS[kind].filter((field) => !OPTIONAL.includes(field) && !draft[field]?.trim())

/** The name of an entry for people: its position, specialty or language. */
export const entryName = ({
  position,
  specialty,
  language,
}: Partial<Record<'position' | 'specialty' | 'language', string>>): string =>
  position || specialty || languageName(language ?? '')
