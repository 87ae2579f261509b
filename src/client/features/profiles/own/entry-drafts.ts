import type { Education, Experience, LanguageSkill } from '#shared/contract/profiles.ts'
import type { EntryKind } from './profile-calls.ts'

/** An entry of any of the three lists as its form holds it: plain texts; empty is not filled in. */
export type EntryDraft = Record<string, string>
export type Entry = Experience | Education | LanguageSkill

const FIELDS: Record<EntryKind, readonly string[]> = {
  experience: ['position', 'period_from', 'period_to', 'responsibilities'],
  education: ['specialty', 'institution', 'period_from', 'period_to'],
  languages: ['language', 'level'],
}
const OPTIONAL = ['period_to', 'responsibilities']

/** The form of a new entry, or of one to be changed. `key` names the request that adds it. */
export function entryDraft(kind: EntryKind, entry: Entry | null, key: string): EntryDraft {
  const values = (entry ?? {}) as Record<string, unknown>
  const texts = FIELDS[kind].map((field): [string, string] => [field, String(values[field] ?? '')])
  return { ...Object.fromEntries(texts), key }
}

/** The request: what may be left out goes along as null. */
export const entryBody = (kind: EntryKind, draft: EntryDraft): Record<string, string | null> =>
  Object.fromEntries(
    FIELDS[kind].map((field) => [field, draft[field] || (OPTIONAL.includes(field) ? null : '')]),
  )

/** What must be filled in and is not. */
export const blankInEntry = (kind: EntryKind, draft: EntryDraft): string[] =>
  FIELDS[kind].filter((field) => !OPTIONAL.includes(field) && !draft[field]?.trim())
