import type { Language } from '#shared/contract/languages.ts'
import { FILTER_FIELDS } from '#shared/contract/vacancy-choices.ts'

type Words = Record<Language, readonly string[]>

// The first word of each language is the one on the screen (client/domain/labels.ts). The others are what people also write.
const WORDS: Record<string, Record<string, Words>> = {
  pay_type: {
    per_month: {
      en: ['per month', 'a month', 'monthly', 'month'],
      de: ['pro Monat', 'im Monat', 'monatlich', 'Monat', 'Monatslohn'],
      pl: ['za miesiąc', 'miesięcznie', 'na miesiąc'],
      ru: ['за месяц', 'в месяц', 'ежемесячно'],
    },
    per_hour: {
      en: ['per hour', 'an hour', 'hourly', 'hour'],
      de: ['pro Stunde', 'in der Stunde', 'stündlich', 'Stunde', 'Stundenlohn'],
      pl: ['za godzinę', 'na godzinę', 'godzinowo'],
      ru: ['за час', 'в час', 'почасовая'],
    },
  },
  employment_type: {
    full_time: { en: ['full time'], de: ['Vollzeit'], pl: ['pełny etat'], ru: ['полный день'] },
    part_time: {
      en: ['part time'],
      de: ['Teilzeit'],
      pl: ['część etatu', 'niepełny etat'],
      ru: ['неполный день'],
    },
    mini_job: { en: ['mini-job'], de: ['Minijob'], pl: ['minijob'], ru: ['мини-джоб', 'миниджоб'] },
    temporary: {
      en: ['temporary'],
      de: ['befristet'],
      pl: ['na czas określony'],
      ru: ['временная работа', 'временно'],
    },
    one_off: { en: ['one-off'], de: ['einmalig'], pl: ['praca jednorazowa'], ru: ['разовая работа'] },
  },
  shift_pattern: {
    early: { en: ['early shift'], de: ['Frühschicht'], pl: ['zmiana poranna'], ru: ['утренняя смена'] },
    day: { en: ['day shift'], de: ['Tagschicht'], pl: ['zmiana dzienna'], ru: ['дневная смена'] },
    late: { en: ['late shift'], de: ['Spätschicht'], pl: ['zmiana popołudniowa'], ru: ['вечерняя смена'] },
    night: { en: ['night shift'], de: ['Nachtschicht'], pl: ['zmiana nocna'], ru: ['ночная смена'] },
    weekend: { en: ['weekends'], de: ['Wochenende'], pl: ['w weekendy'], ru: ['по выходным'] },
    rotating: {
      en: ['rotating shifts'],
      de: ['Wechselschicht', 'Schichtarbeit'],
      pl: ['praca zmianowa'],
      ru: ['сменный график'],
    },
  },
  accommodation: {
    free: {
      en: ['free accommodation'],
      de: ['Unterkunft kostenlos'],
      pl: ['bezpłatne zakwaterowanie', 'zakwaterowanie gratis'],
      ru: ['жильё бесплатно'],
    },
    paid: {
      en: ['accommodation for rent'],
      de: ['Unterkunft gegen Miete'],
      pl: ['zakwaterowanie płatne'],
      ru: ['жильё за плату'],
    },
  },
  employer_kind: {
    company: { en: ['company'], de: ['Unternehmen', 'Firma'], pl: ['firma'], ru: ['компания', 'фирма'] },
    agency: {
      en: ['staffing agency'],
      de: ['Personaldienstleister', 'Zeitarbeit'],
      pl: ['agencja zatrudnienia'],
      ru: ['кадровое агентство'],
    },
    household: {
      en: ['private household'],
      de: ['Privathaushalt'],
      pl: ['gospodarstwo domowe'],
      ru: ['частное лицо'],
    },
  },
  german_level: {
    none: {
      en: ['no German needed'],
      de: ['kein Deutsch nötig'],
      pl: ['bez niemieckiego'],
      ru: ['немецкий не нужен'],
    },
    ...Object.fromEntries(
      ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'].map((level): [string, Words] => {
        const name = level.toUpperCase()
        return [
          level,
          {
            en: [`German ${name}`],
            de: [`Deutsch ${name}`],
            pl: [`niemiecki ${name}`],
            ru: [`немецкий ${name}`],
          },
        ]
      }),
    ),
  },
  language: {
    en: { en: ['English'], de: ['Englisch'], pl: ['angielski'], ru: ['английский'] },
    ru: { en: ['Russian', 'русский'], de: ['Russisch'], pl: ['rosyjski'], ru: ['русский'] },
    pl: { en: ['Polish', 'polski'], de: ['Polnisch'], pl: ['polski'], ru: ['польский'] },
    de: { en: ['German'], de: ['Deutsch'], pl: ['niemiecki'], ru: ['немецкий'] },
  },
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const CODES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(WORDS).map(([field, values]) => [
    field,
    new Map(
      Object.entries(values).flatMap(([code, words]) =>
        [code, ...Object.values(words).flat()].map((word) => [plain(word), code] as const),
      ),
    ),
  ]),
)

/** The value of a field that a word of any language means, whatever its case and separators; undefined if unknown. */
export const codeOfWord = (field: string, word: string): string | undefined =>
  CODES.get(field)?.get(plain(word))

/** The values that a field accepts, in words of a language; null for a field without a fixed list. */
export function wordsOfField(field: string, language: Language): string | null {
  const values = WORDS[field]
  if (!values || !(field in FILTER_FIELDS)) return null
  return Object.values(values)
    .map((words) => words[language][0])
    .join(', ')
}
