import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Reasons that come up again and again: what is wrong and what to do about it. */
export const READY_REASONS: readonly { label: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    label: msg`Pay too low`,
    text: msg`The pay is below the statutory minimum wage. Please correct the pay or the hours.`,
  },
  {
    label: msg`Unclear work`,
    text: msg`It does not become clear what the work is. Please describe the tasks, the hours and the place.`,
  },
  {
    label: msg`Contact data in the text`,
    text: msg`The text contains a phone number, an e-mail address or a link. Please remove it: bids and messages reach you here.`,
  },
  {
    label: msg`Discriminating`,
    text: msg`The text excludes people by sex, age, origin, religion or disability without need. Please word it so that everybody may apply.`,
  },
  {
    label: msg`Money asked for`,
    text: msg`Applicants must not be asked for payments, deposits or copies of identity papers in advance.`,
  },
  {
    label: msg`Posted twice`,
    text: msg`The same vacancy has already been posted. Please change that one instead.`,
  },
]
