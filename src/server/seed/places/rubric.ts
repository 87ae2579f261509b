import type { Language } from '#shared/contract/languages.ts'
import type { WageScope } from '#shared/contract/pay.ts'
import type { LocalNames } from '../../geography/city.ts'

/** A sector's minimum wage in EUR per hour, valid until a later row with the same scope. */
export type SectorMinimum = { from: string; hourlyEur: number; scope: WageScope; source: string }

export type Rubric = {
  id: number
  slug: string
  icon: string
  names: LocalNames
  inMain: boolean
  synonyms: Record<Language, string[]>
  minimumWage?: SectorMinimum[]
}
