import * as z from 'zod/mini'
import { LanguageSchema, listOf } from './conventions.ts'
import type { Ground } from './grounds.ts'
import type { VacancyRemark } from './vacancies.ts'

export const REASON_CODES = [
  'pay_too_low',
  'unclear_work',
  'contact_data',
  'discriminatory',
  'asks_for_money',
  'posted_twice',
  'outdated',
  'fraud',
  'insult',
  'spam',
  'no_violation',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

/** The ground that a prepared reason usually has. The moderator may choose another one. */
const GROUND_OF_REASON: Record<Exclude<ReasonCode, 'pay_too_low'>, Ground> = {
  unclear_work: 'terms',
  contact_data: 'terms',
  discriminatory: 'discrimination',
  asks_for_money: 'fraud',
  posted_twice: 'terms',
  outdated: 'terms',
  fraud: 'fraud',
  insult: 'insult',
  spam: 'terms',
  no_violation: 'terms',
}

/**
 * The ground that a prepared reason usually has. Of a low pay it is known only from the remarks on the vacancy: null without one
 * that says which minimum wage the pay is below.
 */
export function groundOf(code: ReasonCode, remarks: readonly VacancyRemark[] = []): Ground | null {
  if (code !== 'pay_too_low') return GROUND_OF_REASON[code]
  if (remarks.includes('below_sector_minimum')) return 'sector_minimum_wage'
  return remarks.includes('below_minimum_wage') ? 'minimum_wage' : null
}

/** GET /admin/reasons: prepared reasons. `text` has all languages, because the recipient's language is used. */
export const ReadyReasonSchema = z.object({
  code: z.enum(REASON_CODES),
  label: z.string(),
  text: z.record(LanguageSchema, z.string()),
})
export type ReadyReason = z.infer<typeof ReadyReasonSchema>
export const ReadyReasonsAnswer = listOf(ReadyReasonSchema)
