import * as z from 'zod/mini'

/** What a decision of staff rests on: the terms of use, or the law that the content breaks (DSA Art. 17(3)(d) and (e)). */
export const GROUNDS = [
  'terms',
  'discrimination',
  'minimum_wage',
  'sector_minimum_wage',
  'fraud',
  'data_protection',
  'insult',
  'undeclared_work',
  'protection_of_minors',
] as const
export const GroundSchema = z.enum(GROUNDS)
export type Ground = z.infer<typeof GroundSchema>
/** Forms begin with it, and decisions before there was a choice rest on it. */
export const DEFAULT_GROUND: Ground = 'terms'
/** The field of a decision. Clients of an earlier release send none: they knew only the terms of use. */
export const GivenGroundSchema = z._default(GroundSchema, DEFAULT_GROUND)

/** What the person concerned is told of a decision. */
export type Statement = { reason: string; ground: Ground }
