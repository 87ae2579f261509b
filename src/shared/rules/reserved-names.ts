import { withoutAccents } from './without-accents.ts'

// Letters and digits that look like Latin letters (Unicode's confusables, for the letters of the words below).
const ALIKE: Record<string, string> = {
  a: 'аα@4',
  b: 'вьβ68',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еεё3',
  h: 'һн',
  i: 'іι1!|',
  j: 'јϳ',
  k: 'кκ',
  m: 'мμ',
  n: 'ոп',
  o: 'оοσօ0',
  p: 'рρ',
  r: 'г',
  s: 'ѕ5$',
  t: 'тτ7+',
  u: 'υ',
  v: 'ν',
  x: 'хχ',
  y: 'уү',
}
const LOOKALIKES = new Map(
  Object.entries(ALIKE).flatMap(([latin, signs]) => [...signs].map((sign) => [sign, latin] as const)),
)
const BRANDS = ['jobmost', 'джобмост', 'жобмост']
// Names that consist only of these words are refused: "Support Team", but not "Security Schmidt GmbH".
const ENGLISH =
  'admin administrator administration moderator moderation support security helpdesk team staff service official account accounts verification customer care help'
const GERMAN = 'sicherheit sicherheitsteam kundendienst kundenservice kundenbetreuung verwaltung'
const RUSSIAN =
  'администратор администрация модератор модерация поддержка служба безопасности поддержки безопасность техподдержка команда сайта администрации'
const POLISH = 'administracja moderacja wsparcie obsługa klienta bezpieczeństwo pomoc zespół'
const STAFF = [ENGLISH, GERMAN, RUSSIAN, POLISH].flatMap((words) => words.split(' '))

/**
 * Whether a name imitates ours or our staff's, also with look-alike letters and digits, or contains a web address. Such
 * a name could be used for phishing.
 */
export function isReservedName(name: string): boolean {
  if (/:\/\/|www\./i.test(name)) return true
  const letters = skeletonOf(name).replace(/[^a-zа-я]/g, '')
  const joined = [letters, letters.replaceAll('rn', 'm')]
  if (BRAND_SKELETONS.some((brand) => joined.some((text) => text.includes(brand)))) return true
  const words = skeletonOf(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  return words.length > 0 && words.every((word) => STAFF_SKELETONS.has(word))
}

/** Lower-case letters without accents, each replaced by the Latin letter that it looks like. */
const skeletonOf = (text: string) =>
  [...withoutAccents(text.replace(/[\p{Cf}\p{DI}]/gu, ''))]
    .map((sign) => LOOKALIKES.get(sign) ?? sign)
    .join('')

const BRAND_SKELETONS = BRANDS.map(skeletonOf)
const STAFF_SKELETONS = new Set(STAFF.map(skeletonOf))
