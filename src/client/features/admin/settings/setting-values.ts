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
