import * as z from 'zod/mini'
import { LanguageSchema, listOf } from './conventions.ts'

export const REPLY_CODES = [
  'more_details',
  'bid_withdrawal',
  'waiting_vacancy',
  'lost_password',
  'lost_email',
  'account_deletion',
  'report_content',
  'no_placement',
  'passed_on',
] as const

/** GET /admin/reply-templates: prepared replies. `text` has all languages, because the sender's language is used. */
export const ReplyTemplateSchema = z.object({
  code: z.enum(REPLY_CODES),
  label: z.string(),
  text: z.record(LanguageSchema, z.string()),
})
export type ReplyTemplate = z.infer<typeof ReplyTemplateSchema>
export const ReplyTemplatesAnswer = listOf(ReplyTemplateSchema)
