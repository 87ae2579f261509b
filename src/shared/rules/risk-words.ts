import type { RiskCode } from '#shared/contract/risk-codes.ts'
import { EXCLUSION_WORDS } from './exclusion-words.ts'

/** Word prefixes in four languages, in lower case without diacritics. */
export const RISK_STEMS: Record<Exclude<RiskCode, 'link' | 'foreign_phone'>, readonly string[]> = {
  money_up_front: [
    'vorkasse',
    'vorauszahl',
    'kaution',
    'anzahlung',
    'bearbeitungsgebuhr',
    'vermittlungsgebuhr',
    'schulungsgebuhr',

    'upfront',
    'up front',
    'deposit',
    'registration fee',
    'processing fee',
    'training fee',
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
    'pesel',
    'numer konta',
    'numer rachunku',
    'karty kredytow',
    'dane bankowe',

    'паспорт',
    'номер счета',
    'номер карты',
    'данные карты',
    'реквизиты карты',
    'банковские данные',
    'скан документ',
  ],
  messenger: [
    'whatsapp',
    'whats app',
    'telegram',
    'viber',
    'wechat',
    'signal app',
    'messenger',
    't.me/',
    'wa.me/',

    'ватсап',
    'вотсап',
    'вацап',
    'телег',
    'вайбер',
  ],
  discrimination: [...Object.values(EXCLUSION_WORDS).flat(), 'nichtraucher'],
}

/** Word prefixes that are suspicious only close to each other, in any order. */
export const RISK_PAIRS: readonly { code: RiskCode; one: readonly string[]; other: readonly string[] }[] = [
  {
    code: 'money_up_front',
    one: [
      'uberweisen sie',
      'zahlen sie',
      'bezahlen sie',
      'zu uberweisen',
      'zu zahlen',

      'please pay',
      'please transfer',
      'you pay',
      'must pay',
      'have to pay',

      'wplac',
      'wplat',
      'zaplac',
      'przelej',
      'przelac',
      'oplac',

      'оплат',
      'оплач',
      'заплат',
      'внест',
      'внесите',
      'переведите',
      'перевести',
    ],
    other: [
      'vorab',
      'im voraus',
      'vor arbeitsbeginn',
      'vor beginn',
      'vor dem ersten',

      'in advance',
      'beforehand',
      'before you start',
      'before starting',
      'before your first',

      'z gory',
      'przed rozpocz',
      'przed pierwsz',
      'na nasze konto',

      'заранее',
      'до начала',
      'перед началом',
      'на наш счет',
    ],
  },
  {
    code: 'money_up_front',
    one: [
      'uberweisen sie',
      'bitte zahlen sie',

      'please pay',
      'please transfer',

      'wplac ',
      'zaplac ',
      'przelej ',
      'oplac ',
      'prosimy o wplat',

      'оплатите',
      'заплатите',
      'переведите',
      'внесите',
    ],
    other: [
      'eur',
      'schulung',
      'kurs',
      'visum',

      'fee',
      'training',
      'course',
      'visa',

      'zl',
      'konto',
      'szkoleni',
      'wiz',

      'евро',
      'обучени',
      'курс',
      'виз',
      'карт',
      'счет',
    ],
  },
  {
    code: 'identity_data',
    one: [
      'kopie',
      'foto',
      'scan',
      'schick',
      'senden sie',
      'copy of',
      'photo of',
      'send',
      'zdjeci',
      'skan',
      'kopi',
    ],
    other: ['ausweis', 'your id', 'dowod'],
  },
]

/** Patterns over a text in lower case without diacritics. */
export const RISK_PATTERNS: readonly { code: RiskCode; pattern: RegExp }[] = [
  // A name in a messenger: an at sign that belongs to no e-mail address.
  { code: 'messenger', pattern: /(?:^|[\s(:])@[a-z\d_]{4,}/g },
  { code: 'link', pattern: /\bhttps?:\/\/|\bwww\./g },
  { code: 'link', pattern: /@[a-z\d-]{1,63}\.[a-z]{2}/g },
  // "ASP.NET" is no address.
  {
    code: 'link',
    pattern:
      /\b(?!asp\.)[a-z\d-]{2,63}\.(?:com|ru|net|pl|org|de|info|biz|eu|ua|shop|online|site|store|top|xyz|club|click|example)\b/g,
  },
  // With a country code other than Germany's.
  { code: 'foreign_phone', pattern: /(?:\+|\b00)(?!49)[1-9]\d[ \d/-]{5}/g },
  // The same without a plus, so only after a word for telephone.
  {
    code: 'foreign_phone',
    pattern:
      /(?:\btel|phone|mobil|zadzwon|dzwon|тел|звон)[^\d\n+]{0,15}(?!49)[1-9]\d{0,2}[ -]?\d{3}[ -]?\d{3}[ -]?\d{2,4}/g,
  },
]
