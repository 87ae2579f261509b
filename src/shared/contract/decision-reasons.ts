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
  'fraud',
  'insult',
  'spam',
  'no_violation',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

/** The ground that a prepared reason usually has. The moderator may choose another one. */
const GROUND_OF_REASON: Record<ReasonCode, Ground> = {
  pay_too_low: 'minimum_wage',
  unclear_work: 'terms',
  contact_data: 'terms',
  discriminatory: 'discrimination',
  asks_for_money: 'fraud',
  posted_twice: 'terms',
  fraud: 'fraud',
  insult: 'insult',
  spam: 'terms',
  no_violation: 'terms',
}

/** The ground that a prepared reason usually has for this vacancy: which minimum wage the pay is below. */
export const groundOf = (code: ReasonCode, remarks: readonly VacancyRemark[] = []): Ground =>
  code === 'pay_too_low' && remarks.includes('below_sector_minimum')
    ? 'sector_minimum_wage'
    : GROUND_OF_REASON[code]

/** GET /admin/reasons: prepared reasons. `text` has all languages, because the recipient's language is used. */
export const ReadyReasonSchema = z.object({
  code: z.enum(REASON_CODES),
  label: z.string(),
  text: z.record(LanguageSchema, z.string()),
})
export type ReadyReason = z.infer<typeof ReadyReasonSchema>
export const ReadyReasonsAnswer = listOf(ReadyReasonSchema)
