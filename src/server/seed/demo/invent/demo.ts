import type { EmployerKind, GermanLevel, PayType } from '#shared/contract/choice-schemas.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Chosen, JobChoice } from '#shared/contract/vacancy-choices.ts'
import type { City } from '../../../geography/city.ts'

export type DemoEmployer = {
  kind: EmployerKind
  companyName: string
  name: string
  surname: string
  /** The language of a household; companies and agencies write in all four. */
  language: Language
  cityId: number
  /** Rubric ids, alone or with a role number counted from 1: '3', '5.2'. */
  jobs: string[]
}

export type DemoWorker = {
  name: string
  surname: string
  cityId: number
  rubricIds: number[]
  /** The language of interface and offers. */
  language: Language
  germanLevel: GermanLevel
  languages: { code: string; level: GermanLevel }[]
}

export type DemoPeople = { employers: DemoEmployer[]; workers: DemoWorker[] }

export type DemoVacancy = {
  rubricId: number
  cityId: number
  language: Language
  title: string
  companyName: string
  contactName: string
  choices: { [F in JobChoice]: Chosen<F> }
  payType: PayType
  /** EUR, gross, per hour or per month. */
  payAmount: number
  payMax: number | null
  hoursPerWeek: number | null
  startDate: string | null
  description: string
  requirements: string[]
  responsibilities: string[]
  employerIndex: number
  publishedAt: Date
  confirmedAt: Date
}

export type DemoOffer = {
  rubricId: number
  cityId: number
  language: Language
  name: string
  payType: PayType
  /** EUR, gross, per hour or per month. */
  payAmount: number
  description: string
  skills: string[]
  preferences: string[]
  workerIndex: number
  publishedAt: Date
}

export type DemoOptions = { seed?: number; now: Date; cities: City[] }
