import type { I18n, MessageDescriptor } from '@lingui/core'
import type { SelectOption } from '#client/ui/native-select.tsx'

/** Converts a table of labels to the options of a select, in the same order. */
export const optionsOf = (labels: Record<string, MessageDescriptor>, i18n: I18n): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label: i18n._(label) }))
