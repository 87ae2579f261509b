import type { Language } from '#shared/contract/languages.ts'

/** A name in each language of the interface. */
export type LocalNames = Record<Language, string>

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
