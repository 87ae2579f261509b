import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Ground } from '#shared/contract/grounds.ts'

/** What a decision of staff rests on, as in the mails (`server/texts`). */
export const GROUND_WORDS: Record<Ground, MessageDescriptor> = {
  terms: msg`our terms of use`,
  discrimination: msg`illegal content under sections 7 and 11 of the General Act on Equal Treatment (AGG)`,
  minimum_wage: msg`illegal content under section 1 of the Minimum Wage Act (MiLoG)`,
  sector_minimum_wage: msg`illegal content under section 8 of the Posted Workers Act (AEntG), the minimum wage of the sector`,
  fraud: msg`illegal content (fraud) under section 263 of the Criminal Code (StGB)`,
  data_protection: msg`illegal content under Articles 5 and 6 of the General Data Protection Regulation (GDPR)`,
  insult: msg`illegal content (insult or threat) under sections 185 to 187 and 241 of the Criminal Code (StGB)`,
  undeclared_work: msg`illegal content under section 1 of the Act to Combat Undeclared Work (SchwarzArbG)`,
  protection_of_minors: msg`illegal content under the Youth Employment Protection Act (JArbSchG) and the Protection of Young Persons Act (JuSchG)`,
}
