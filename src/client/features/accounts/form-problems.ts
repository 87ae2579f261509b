import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Validation errors found before sending, by field name. */
export type FormProblems = Record<string, MessageDescriptor>

const EMPTY = msg`field cannot be empty`
// In English the text of the specification, for every field.
const UNCHOSEN = msg({ message: 'field cannot be empty', context: 'a choice of none' })
const CHOICES: readonly string[] = ['role', 'person_type']

/** Returns an error for each of the named values that is blank. */
export function findBlank(values: Record<string, string | null>, names: readonly string[]): FormProblems {
  return Object.fromEntries(
    names
      .filter((name) => !values[name]?.trim())
      .map((name) => [name, CHOICES.includes(name) ? UNCHOSEN : EMPTY]),
  )
}
