import type { Language } from '#shared/contract/languages.ts'
import type { VacancyRemark } from '#shared/contract/vacancies.ts'

/** A public vacancy or offer, and the language of its author. */
export type TakeDownTarget = {
  type: 'vacancies' | 'offers'
  id: number
  title: string
  /** The version of the public text that was read. */
  version: number | undefined
  language: Language | null
  /** On the public text of a vacancy. */
  remarks?: readonly VacancyRemark[] | undefined
}
