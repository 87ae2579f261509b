import type { EmployerKind, EmploymentType, GermanLevel } from '#shared/contract/work-terms.ts'

/**
 * What vacancies of all rubrics say in one language, and what seekers say of themselves.
 * Slots: {company}, {city}, {hours}, {date}, {pay}, {years}, {field}, {name}, {languages}.
 */
export type Phrases = {
  /** What stands for `*` in a title: the marker that all genders are meant. */
  genderMarker: string
  /** German law asks for the marker in every title; elsewhere a neutral title does without. */
  alwaysMark: boolean
  openings: Record<EmployerKind, string[]>
  /** Alternatives per kind of employment; {hours} only where the vacancy has hours. */
  schedules: Record<EmploymentType, string[]>
  benefits: Record<EmployerKind, string[]>
  closings: Record<EmployerKind, string[]>
  starts: { dated: string[]; open: string[] }
  payNotes: { hour: string; month: string }
  germanNeeds: Record<Exclude<GermanLevel, 'none'>, string>
  germanNotNeeded: string
  titleSuffixes: Partial<Record<EmploymentType, string[]>>
  offer: OfferPhrases
}

export type OfferPhrases = {
  headlines: string[]
  experiences: string[]
  german: Record<GermanLevel, string>
  others: string[]
  availability: string[]
  character: string[]
  extras: string[]
  closings: string[]
  preferences: string[]
  skills: string[]
}
