/** A language of the interface and of demo texts. */
export type SeedLanguage = 'de' | 'ru' | 'pl' | 'en'

export type LocalNames = Record<SeedLanguage, string>

/** A place of Germany; `en`, `pl` and `ru` stand only where they differ from `de`. */
export type City = {
  id: number
  slug: string
  de: string
  en?: string
  pl?: string
  ru?: string
  /** Two letters, as in ISO 3166-2:DE without the country. */
  state: StateCode
  lat: number
  lon: number
  population: number
  /** Stretches in which no code is another place's alone, the centre's first: 10115-12527, 15230. */
  postcodes: string[]
  aliases?: string[]
}

export type StateCode =
  | 'BW'
  | 'BY'
  | 'BE'
  | 'BB'
  | 'HB'
  | 'HH'
  | 'HE'
  | 'MV'
  | 'NI'
  | 'NW'
  | 'RP'
  | 'SL'
  | 'SN'
  | 'ST'
  | 'SH'
  | 'TH'

/** A sector minimum in EUR per hour, valid from a day until a later row with the same scope. */
export type SectorMinimum = { from: string; hourlyEur: number; scope: string; source: string }

export type Rubric = {
  id: number
  slug: string
  icon: string
  names: LocalNames
  inMain: boolean
  synonyms: Record<SeedLanguage, string[]>
  minimumWage?: SectorMinimum[]
}

export type EmployerKind = 'company' | 'agency' | 'household'
export type EmploymentType = 'full_time' | 'part_time' | 'mini_job' | 'temporary' | 'one_off'
export type PayType = 'per_month' | 'per_hour'
export type GermanLevel = 'none' | 'a1' | 'a2' | 'b1' | 'b2' | 'c1' | 'c2'

export type DemoEmployer = {
  kind: EmployerKind
  companyName: string
  name: string
  surname: string
  /** The language a household writes in; companies and agencies write in all four. */
  language: SeedLanguage
  cityId: number
  /** Rubric ids, alone or with the number of a role from 1: '3', '5.2'. */
  jobs: string[]
}

export type DemoWorker = {
  name: string
  surname: string
  cityId: number
  rubricIds: number[]
  /** The language of the interface and of the offers. */
  language: SeedLanguage
  germanLevel: GermanLevel
  languages: { code: string; level: GermanLevel }[]
}

export type DemoPeople = { employers: DemoEmployer[]; workers: DemoWorker[] }

export type DemoVacancy = {
  rubricId: number
  cityId: number
  language: SeedLanguage
  title: string
  companyName: string
  contactName: string
  employerKind: EmployerKind
  employmentType: EmploymentType
  payType: PayType
  /** EUR, gross, per hour or per month. */
  payAmount: number
  payMax: number | null
  hoursPerWeek: number | null
  germanLevel: GermanLevel
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
  language: SeedLanguage
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
