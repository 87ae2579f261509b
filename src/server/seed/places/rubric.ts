import type { Language } from '#shared/contract/languages.ts'
import type { WageScope } from '#shared/contract/pay.ts'
import type { LocalNames } from '../../geography/city.ts'

/** The text that sets a figure, a link to it, and the day when the figure was compared with it. */
export type FigureSource = { source: string; source_url: string; checked_on: string }

/** A sector's minimum wage in EUR per hour, valid until a later row with the same scope, or until the last day of its text. */
export type SectorMinimum = {
  from: string
  to: string | null
  hourlyEur: number
  scope: WageScope
} & FigureSource

export type Rubric = {
  id: number
  slug: string
  icon: string
  names: LocalNames
  inMain: boolean
  synonyms: Record<Language, string[]>
  minimumWage?: SectorMinimum[]
}
