import type { EmployerKind, EmploymentType, GermanLevel } from '#shared/contract/choice-schemas.ts'

/**
 * Phrases in one language for vacancies of all rubrics and for offers. Slots: {company}, {city}, {hours}, {date},
 * {pay}, {years}, {field}, {name}, {languages}.
 */
export type Phrases = {
  /** Replaces `*` in a title: the marker that all genders are welcome. */
  genderMarker: string
  /** German titles always have the marker (AGG); other languages use neutral titles. */
  alwaysMark: boolean
  openings: Record<EmployerKind, string[]>
  /** Alternatives by employment type; {hours} only where vacancies have hours. */
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
