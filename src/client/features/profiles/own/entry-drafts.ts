import type { StoredText } from '#client/domain/outbox/written-for.ts'
import { languageName } from '#client/domain/profile-labels.ts'
import type { Education, Experience, LanguageSkill } from '#shared/contract/profiles.ts'
import type { EntryKind } from './profile-calls.ts'

export type Entry = Experience | Education | LanguageSkill

const FIELDS = {
  experience: ['position', 'employer', 'period_from', 'period_to', 'responsibilities'],
  education: ['specialty', 'institution', 'period_from', 'period_to', 'recognition'],
  languages: ['language', 'level'],
} as const
const OPTIONAL: readonly string[] = ['employer', 'period_to', 'responsibilities', 'recognition']
export type EntryField = (typeof FIELDS)[EntryKind][number]
/** The form values of an entry of any of the three lists, all as text. Empty fields are ''. */
export type EntryDraft = Partial<Record<EntryField | 'key', string>> & {
  /** The stored text that a change was written for. Drafts of earlier releases have none. */
  base?: StoredText
}

const PERIODS: readonly string[] = ['period_from', 'period_to']
// People remember only the month. Forms have the month, the API its first day.
const MONTH = /^\d{4}-\d{2}$/
const toMonth = (date: string) => date.slice(0, 7)
const toDate = (month: string) => (MONTH.test(month) ? `${month}-01` : month)

/** Creates the form values of a new or existing entry. `key` is the idempotency key of the request. */
export function entryDraft(kind: EntryKind, entry: Entry | null, key: string): EntryDraft {
  const texts = entryFields(kind, entry ?? {}).map(([field, text]) => [
    field,
    PERIODS.includes(field) ? toMonth(text) : text,
  ])
  return { ...Object.fromEntries(texts), key }
}

/** Builds the request. Empty optional fields are sent as null. */
export const entryBody = (kind: EntryKind, draft: EntryDraft): Record<string, string | null> =>
  Object.fromEntries(
    FIELDS[kind].map((field) => {
      // As the server stores it: else the own text would look like another one.
      const text = (draft[field] ?? '').trim()
      const value = PERIODS.includes(field) ? toDate(text) : text
      return [field, value || (OPTIONAL.includes(field) ? null : '')]
    }),
  )

/** The entry as the server stores it, to compare texts. */
export const storedEntry = (kind: EntryKind, entry: Entry): StoredText => ({
  text: textOf(kind, entryDraft(kind, entry, '')),
  version: entry.version,
})

/** The text of a form, to compare it with a stored one. */
export const textOf = (kind: EntryKind, draft: EntryDraft): string => JSON.stringify(entryBody(kind, draft))

/** The fields of an entry or request in the order of the form, as text. */
export const entryFields = (kind: EntryKind, values: object): [field: EntryField, text: string][] =>
  FIELDS[kind].map((field) => [field, String((values as Record<string, unknown>)[field] ?? '')])

/** The name of an entry for people: its position, specialty or language. */
export const entryName = ({
  position,
  specialty,
  language,
}: Partial<Record<'position' | 'specialty' | 'language', string>>): string =>
  position || specialty || languageName(language ?? '')
