import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Ground } from '#shared/contract/grounds.ts'

/** What a decision of staff rests on, as in the mails (`server/texts`). */
export const GROUND_WORDS: Record<Ground, MessageDescriptor> = {
  terms: msg`our terms of use`,
  discrimination: msg`illegal content, General Act on Equal Treatment (AGG), sections 7 and 11`,
  minimum_wage: msg`illegal content, Minimum Wage Act (MiLoG), section 1`,
  fraud: msg`illegal content, fraud under the Criminal Code (StGB), section 263`,
  data_protection: msg`illegal content, General Data Protection Regulation (GDPR), Articles 5 and 6`,
  insult: msg`illegal content, insult or threat under the Criminal Code (StGB), sections 185 to 187 and 241`,
  undeclared_work: msg`illegal content, Act to Combat Undeclared Work (SchwarzArbG), section 1`,
  protection_of_minors: msg`illegal content, Young Persons Employment Act (JArbSchG) and Youth Protection Act (JuSchG)`,
}
