import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { FORM_FIELD_WORDS } from '#client/domain/form-field-words.ts'

const NAMES: Record<string, MessageDescriptor> = {
  external_id: msg`Your own number for the vacancy`,
  // The form asks a question.
  positions: msg`People wanted`,
  // In the form it stands beside the lower amount; alone it would say “up to”.
  pay_max: msg`Highest pay (EUR)`,
}

/** What a column, or the field that is read from it, contains. */
export const columnWord = (name: string): MessageDescriptor | undefined =>
  NAMES[name] ?? FORM_FIELD_WORDS[name]
