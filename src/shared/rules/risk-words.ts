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
    'recruitment fee',
    'placement fee',
    'advance payment',
    'western union',

    'przedplat',
    'zaliczk',
    'kaucj',
    'oplata rejestracyjna',
    'oplata wstepna',
    'oplata rekrutac',
    'oplata za rekrutac',
    'oplata za posredn',

    'предоплат',
    'залог',
    'аванс от вас',
    'вступительный взнос',
    'регистрационный взнос',
    'плата за трудоустройство',
    'оплата за трудоустройство',
  ],
  identity_data: [
    'reisepass',
    'personalausweis',
    'ausweiskopie',
    'bankverbindung',
    'iban',
    'kontodaten',
    'bankdaten',
    'videoident',
    'video-ident',
    'kreditkarte',

    'passport',
    'identity card',
    'id card',
    'bank account',
    'bank details',
    'credit card',
    'bank card',
    'cvv',
    'online banking',

    'paszport',
    'dowod osobist',
    'dowodu osobist',
    'pesel',
    'numer konta',
    'numer rachunku',
    'karty kredytow',
    'karty bankow',
    'dane bankowe',

    'паспорт',
    'номер счета',
    'номер карты',
    'данные карты',
    'реквизиты карты',
    'банковские данные',
    'банковской карт',
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
    'в тг',
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
    code: 'money_up_front',
    one: ['kaufen', 'kosten', 'buy', 'purchase', 'kup', 'zakup', 'купи', 'покуп'],
    other: [
      'startpaket',
      'starterpaket',
      'starter kit',
      'starter pack',
      'pakiet startow',
      'pakietu startow',
      'стартовый набор',
      'стартового набора',
      'стартовый пакет',
    ],
  },
  // Who forwards money for strangers launders it.
  {
    code: 'money_up_front',
    one: [
      'weiterleit',
      'forward it',
      'forward them',
      'forward the ',
      'forward money',
      'forward payments',
      'przekazywa',
      'przesylaj dalej',
      'przesylac dalej',
      'пересыла',
      'переводить дальше',
    ],
    other: [
      'ihr konto',
      'ihrem konto',
      'ihr privatkonto',
      'your account',
      'your bank account',
      'your own account',
      'swoje konto',
      'twoje konto',
      'swoim koncie',
      'свой счет',
      'ваш счет',
      'свою карт',
      'вашу карт',
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
      /\b(?!asp\.)[a-z\d-]{2,63}\.(?:com|ru|net|pl|org|de|info|biz|eu|ua|uk|fr|cz|lt|kz|ly|cc|shop|online|site|store|top|xyz|club|click|example)\b/g,
  },
  // With a country code other than Germany's. Some have one digit, followed by a space or a bracket.
  { code: 'foreign_phone', pattern: /(?:\+|\b00)(?!49)[1-9](?:[ ()/.-]{0,2}\d){6}/g },
  // The same without a plus, so only after a word for telephone.
  {
    code: 'foreign_phone',
    pattern:
      /(?:\btel|phone|mobil|zadzwon|dzwon|тел|звон)[^\d\n+]{0,15}(?!49)[1-9]\d{0,2}[ -]?\d{3}[ -]?\d{3}[ -]?\d{2,4}/g,
  },
]
