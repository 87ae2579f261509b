import type { RadioOption } from '#client/ui/radio-group.tsx'

export type SettingsField = {
  name: string
  label: string
  description?: string
  type?: 'text' | 'email' | 'url' | 'tel' | 'number' | 'checkbox' | 'choice'
  /** Of a choice. */
  options?: readonly RadioOption[]
  isRequired?: boolean
}

/** Whether the text of a number is one, or empty. */
export const isWhole = (text: string): boolean => /^\s*\d*\s*$/.test(text)

/** The changed values as the server expects them: numbers are typed as texts, and an empty one is 0. */
export const valuesOf = (
  fields: readonly Pick<SettingsField, 'name' | 'type'>[],
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const isNumber = fields.some((field) => field.name === name && field.type === 'number')
      return [name, isNumber ? Number(value ?? '') : value]
    }),
  )

/** The required settings without a value, so that the server says what is missing. */
export const blankRequired = (
  fields: readonly Pick<SettingsField, 'name' | 'isRequired'>[],
  form: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ name, isRequired }) => isRequired && !form[name])
      .map(({ name }) => [name, form[name] ?? null]),
  )

type Values = Readonly<Record<string, unknown>>
/** The changed values and, as `seen`, those that they replace. Drafts of earlier releases have none. */
export type SettingsDraft = Values & { seen?: Values }

/** The changed values of a draft. */
export function changesIn(draft: SettingsDraft): Record<string, unknown> {
  const { seen: _, ...changes } = draft
  return changes
}

// A number is typed as a text, and an empty one is stored as 0. Other empty texts are stored as null.
const isSame = (one: unknown, other: unknown) =>
  typeof one === 'number' || typeof other === 'number'
    ? Number(one ?? '') === Number(other ?? '')
    : String(one ?? '').trim() === String(other ?? '').trim()

const seenOf = (names: readonly string[], seen: Values) =>
  Object.fromEntries(names.filter((name) => name in seen).map((name) => [name, seen[name]]))

/** A draft with one more change of the `stored` values. The value that a setting had first counts as seen. */
export const withChange = (
  draft: SettingsDraft,
  stored: Values,
  name: string,
  value: unknown,
): SettingsDraft => ({ ...draft, [name]: value, seen: { [name]: stored[name], ...draft.seen } })

/** The changed settings that have been stored since with another value, neither the seen nor the own one. */
export const conflictsOf = (draft: SettingsDraft, stored: Values): string[] =>
  Object.entries(changesIn(draft)).flatMap(([name, own]) => {
    const isKnown = !draft.seen || !(name in draft.seen) || isSame(draft.seen[name], stored[name])
    return isKnown || isSame(own, stored[name]) ? [] : [name]
  })

/** A draft whose user has seen the stored values. */
export const seenNow = (draft: SettingsDraft, stored: Values): SettingsDraft => ({
  ...draft,
  seen: seenOf(Object.keys(changesIn(draft)), stored),
})

/** A draft without the changes of these settings. */
export function without(draft: SettingsDraft, names: readonly string[]): SettingsDraft {
  const left = Object.entries(changesIn(draft)).filter(([name]) => !names.includes(name))
  return {
    ...Object.fromEntries(left),
    seen: seenOf(
      left.map(([name]) => name),
      draft.seen ?? {},
    ),
  }
}

/** What was changed since a draft was sent: it replaces what that has stored. */
export function unsavedOf(latest: SettingsDraft, sent: SettingsDraft): SettingsDraft {
  const saved = Object.entries(changesIn(sent)).flatMap(([name, value]) =>
    isSame(latest[name], value) ? [name] : [],
  )
  const left = without(latest, saved)
  return { ...left, seen: { ...left.seen, ...seenOf(Object.keys(changesIn(left)), changesIn(sent)) } }
}
