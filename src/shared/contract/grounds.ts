import * as z from 'zod/mini'
import type { ReasonCode } from './decision-reasons.ts'

/** What a decision of staff rests on: the terms of use, or the law that the content breaks (DSA Art. 17(3)(d) and (e)). */
export const GROUNDS = [
  'terms',
  'discrimination',
  'minimum_wage',
  'fraud',
  'data_protection',
  'insult',
  'undeclared_work',
  'protection_of_minors',
] as const
export const GroundSchema = z.enum(GROUNDS)
export type Ground = z.infer<typeof GroundSchema>
/** The field of a decision. Clients of an earlier release send none: they knew only the terms of use. */
export const GivenGroundSchema = z._default(GroundSchema, 'terms')

/** What the person concerned is told of a decision. */
export type Statement = { reason: string; ground: Ground }

/** The ground that a prepared reason usually has. The moderator may choose another one. */
export const GROUND_OF_REASON: Record<ReasonCode, Ground> = {
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
