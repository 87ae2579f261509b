import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Reasons for common rejections: what is wrong and how to correct it. */
export const COMMON_REASONS: readonly { label: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    label: msg`Pay too low`,
    text: msg`The pay is below the statutory minimum wage. Please correct the pay or the hours.`,
  },
  {
    label: msg`Unclear work`,
    text: msg`It is not clear what the work is. Please describe the tasks, the hours and the place.`,
  },
  {
    label: msg`Contact data in the text`,
    text: msg`The text contains a phone number, an e-mail address or a link. Please remove it: bids and messages will reach you here.`,
  },
  {
    label: msg`Discriminatory`,
    text: msg`The text excludes people because of ethnic origin, sex, religion or belief, disability, age or sexual identity. Please word it so that everyone can apply.`,
  },
  {
    label: msg`Asks for money`,
    text: msg`Job seekers must not be asked for payments, deposits or copies of identity documents in advance.`,
  },
  {
    label: msg`Posted twice`,
    text: msg`The same vacancy has already been posted. Please change that one instead.`,
  },
]
