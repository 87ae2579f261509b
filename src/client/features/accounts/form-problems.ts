import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Validation errors found before sending, by field name. */
export type FormProblems = Record<string, MessageDescriptor>

const EMPTY = msg`field cannot be empty`

/** Returns an error for each of the named values that is blank. */
export function findBlank(values: Record<string, string | null>, names: readonly string[]): FormProblems {
  return Object.fromEntries(names.filter((name) => !values[name]?.trim()).map((name) => [name, EMPTY]))
}
