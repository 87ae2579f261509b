import { HIDDEN_AT_FIRST, VISIBLE_FIELDS, type Visibility } from '#shared/contract/profiles.ts'

/** Which fields a person shows: the chosen setting, else the field's default. */
export function visibilityOf(chosen: Partial<Visibility> | null): Visibility {
  const all = VISIBLE_FIELDS.map((field) => [field, chosen?.[field] ?? !HIDDEN_AT_FIRST.includes(field)])
  return Object.fromEntries(all) as Visibility
}
