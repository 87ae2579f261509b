import type { MessageDescriptor } from '@lingui/core'
import { CHOICE_WORDS, PAY_TYPES } from '#client/domain/labels.ts'
import type { ImportColumn } from '#shared/contract/import-columns.ts'
import { LANGUAGE_NAMES } from '#shared/contract/languages.ts'

type Words = Record<string, MessageDescriptor | string>

/** The words of each value of a column with a fixed list, as on the screen; undefined for another column. */
export function choiceWordsOf(column: ImportColumn): Words | undefined {
  if (column === 'language') return LANGUAGE_NAMES
  if (column === 'pay_type') return PAY_TYPES
  return column in CHOICE_WORDS ? CHOICE_WORDS[column as keyof typeof CHOICE_WORDS].values : undefined
}
