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

/** GET /admin/reasons: prepared reasons. `text` has all languages, because the recipient's language is used. */
export const ReadyReasonSchema = z.object({
  code: z.enum(REASON_CODES),
  label: z.string(),
  text: z.record(LanguageSchema, z.string()),
})
export type ReadyReason = z.infer<typeof ReadyReasonSchema>
export const ReadyReasonsAnswer = listOf(ReadyReasonSchema)
