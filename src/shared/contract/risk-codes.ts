import * as z from 'zod/mini'

/** The kinds of suspicious passages in a text that strangers read. */
export const RISK_CODES = [
  'money_up_front',
  'identity_data',
  'messenger',
  'link',
  'foreign_phone',
  'discrimination',
] as const
export type RiskCode = (typeof RISK_CODES)[number]

/** A suspicious passage with its kind, as a hint for the moderator. */
export const RiskSignalSchema = z.object({ code: z.enum(RISK_CODES), quote: z.string() })
export type RiskSignal = z.infer<typeof RiskSignalSchema>
