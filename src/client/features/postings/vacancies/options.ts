import type { I18n, MessageDescriptor } from '@lingui/core'
import type { SelectOption } from '#client/ui/native-select.tsx'

/** The terms of a table as the options of a select, in the table's order. */
export const optionsOf = (terms: Record<string, MessageDescriptor>, i18n: I18n): SelectOption[] =>
  Object.entries(terms).map(([value, term]) => ({ value, label: i18n._(term) }))
