import { HIDDEN_AT_FIRST, VISIBLE_FIELDS, type Visibility } from '#shared/contract/profiles.ts'

/** What a person shows: what they chose, and what is usual where they did not choose. */
export function visibilityOf(chosen: Partial<Visibility> | null): Visibility {
  const all = VISIBLE_FIELDS.map((field) => [field, chosen?.[field] ?? !HIDDEN_AT_FIRST.includes(field)])
  return Object.fromEntries(all) as Visibility
}
