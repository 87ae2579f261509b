import type { RiskCode } from '#shared/contract/risk-codes.ts'
import { AGE_LIMITS, EXCLUSION_WORDS } from './exclusion-words.ts'
import { toPlainLetters } from './fold-text.ts'

/** The texts of a vacancy that strangers read. */
type VacancyTexts = {
  title: string
  description: string
  requirements: readonly string[]
  responsibilities: readonly string[]
  contact_name: string | null
  company_name: string | null
}

/** A suspicious passage with its kind. */
export type RiskSignal = { code: RiskCode; quote: string }

/** Word prefixes in four languages, in lower case without diacritics. */
const STEMS: Record<Exclude<RiskCode, 'link' | 'foreign_phone'>, readonly string[]> = {
  money_up_front: [
    'vorkasse',
    'vorauszahl',
    'kaution',
    'anzahlung',
    'bearbeitungsgebuhr',
    'vermittlungsgebuhr',

    'upfront',
    'up front',
    'deposit',
    'registration fee',
    'processing fee',
    'advance payment',
    'western union',
    'przedplat',
    'zaliczk',
    'kaucj',
    'oplata rejestracyjna',
    'oplata wstepna',
    'предоплат',
    'залог',
    'аванс от вас',
    'вступительный взнос',
    'регистрационный взнос',
  ],
  identity_data: [
    'reisepass',
    'personalausweis',
    'ausweiskopie',
    'bankverbindung',
    'iban',
    'kontodaten',
    'kreditkarte',

    'passport',
    'identity card',
    'id card',
    'bank account',
    'bank details',
    'credit card',
    'online banking',
    'paszport',
    'dowod osobist',
    'dowodu osobist',
    'numer konta',
    'karty kredytow',
    'dane bankowe',
    'паспорт',
    'номер счета',
    'номер карты',
    'данные карты',
    'банковские данные',
    'скан документ',
  ],
  messenger: [
    'whatsapp',
    'telegram',
    'viber',
    'signal app',
    't.me/',
    'wa.me/',
    'ватсап',
    'вотсап',
    'телеграм',
    'вайбер',
  ],
  discrimination: [...Object.values(EXCLUSION_WORDS).flat(), 'nichtraucher'],
}
const LINKS = ['http://', 'https://', 'www.']
// A phone number with a country code other than Germany's.
const FOREIGN_PHONE = /(?:\+|\b00)(?!49)[1-9]\d[ \d/-]{5}/

const AROUND = 30

/**
 * Finds passages of a text that may be a scam or discrimination. A moderator reads them, because words alone are not
 * enough: "no deposit" is found too.
 */
export function riskSignals(text: string): RiskSignal[] {
  // Folded letter by letter, so that positions are the same in both texts.
  const folded = [...text].map((letter) => toPlainLetters(letter).charAt(0) || ' ').join('')
  const letters = [...text]
  const quoteAt = (index: number, length: number) => {
    const before = Math.max(0, index - AROUND)
    const after = Math.min(letters.length, index + length + AROUND)
    const words = letters.slice(before, after).join('').replaceAll('\n', ' ').trim()
    return `${before > 0 ? '…' : ''}${words}${after < letters.length ? '…' : ''}`
  }
  const found: RiskSignal[] = []
  const add = (code: RiskCode, index: number, length: number) =>
    index >= 0 && found.push({ code, quote: quoteAt(index, length) })
  for (const [code, stems] of Object.entries(STEMS) as [keyof typeof STEMS, readonly string[]][]) {
    const hits = stems.map((stem) => stemHit(folded, stem))
    if (code === 'discrimination') hits.push(...AGE_LIMITS.map((limit) => regexHit(folded, limit)))
    const first = earliest(hits)
    if (first) add(code, first.index, first.length)
  }
  const link = earliest(LINKS.map((stem) => stemHit(folded, stem)))
  if (link) add('link', link.index, link.length)
  add('foreign_phone', folded.search(FOREIGN_PHONE), 12)
  return found
}

type Hit = { index: number; length: number }

const earliest = (hits: Hit[]): Hit | undefined =>
  hits.filter(({ index }) => index >= 0).sort((a, b) => a.index - b.index)[0]

const stemHit = (folded: string, stem: string): Hit => ({
  index: wordStart(folded, stem),
  length: stem.length,
})

function regexHit(folded: string, regex: RegExp): Hit {
  const match = regex.exec(folded)
  return { index: match?.index ?? -1, length: match?.[0].length ?? 0 }
}

/** The first position where a word begins with the stem; -1 where none does. */
function wordStart(folded: string, stem: string): number {
  let index = folded.indexOf(stem)
  while (index > 0 && /[\p{L}\d]/u.test(folded.charAt(index - 1))) index = folded.indexOf(stem, index + 1)
  return index
}

/** The suspicious passages of a vacancy, each once. */
export const riskSignalsOfVacancy = (vacancy: VacancyTexts): RiskSignal[] => {
  const { title, description, requirements, responsibilities, contact_name, company_name } = vacancy
  return riskSignals(
    [title, description, ...requirements, ...responsibilities, contact_name, company_name].join('\n'),
  )
}
