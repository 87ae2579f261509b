import type { Language } from '#shared/contract/languages.ts'

/** A name in each language of the interface. */
export type LocalNames = Record<Language, string>

/** A city in Germany. `en`, `pl` and `ru` are set only where they differ from `de`. */
export type City = {
  id: number
  slug: string
  de: string
  en?: string
  pl?: string
  ru?: string
  /** Two letters: the code of ISO 3166-2:DE without the country. */
  state: StateCode
  lat: number
  lon: number
  population: number
  /** Ranges such as 10115-12527, lowest first. No range contains a code that belongs to other places only. */
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
