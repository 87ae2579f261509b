import * as z from 'zod/mini'
import { LanguageSchema, listOf } from './conventions.ts'

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

/** GET /admin/reasons: ready reasons. `text` has every language, because it is written in its reader's. */
export const ReadyReasonSchema = z.object({
  code: z.enum(REASON_CODES),
  label: z.string(),
  text: z.record(LanguageSchema, z.string()),
})
export type ReadyReason = z.infer<typeof ReadyReasonSchema>
export const ReadyReasonsAnswer = listOf(ReadyReasonSchema)
