// Letters and digits that are taken for Latin ones (Unicode's confusables, as far as our words need them).
const LOOKALIKES: Record<string, string> = {
  ...{
    а: 'a',
    α: 'a',
    '@': 'a',
    '4': 'a',
    в: 'b',
    ь: 'b',
    β: 'b',
    '6': 'b',
    '8': 'b',
    с: 'c',
    ϲ: 'c',
    ԁ: 'd',
  },
  ...{
    е: 'e',
    ε: 'e',
    '3': 'e',
    ё: 'e',
    һ: 'h',
    н: 'h',
    і: 'i',
    ι: 'i',
    '1': 'i',
    '!': 'i',
    '|': 'i',
    ј: 'j',
  },
  ...{ ϳ: 'j', к: 'k', κ: 'k', м: 'm', μ: 'm', ո: 'n', п: 'n', о: 'o', ο: 'o', σ: 'o', օ: 'o', '0': 'o' },
  ...{ р: 'p', ρ: 'p', г: 'r', ѕ: 's', '5': 's', $: 's', т: 't', τ: 't', '7': 't', '+': 't', υ: 'u', ν: 'v' },
  ...{ у: 'y', ү: 'y', х: 'x', χ: 'x' },
}
const BRANDS = ['jobmost', 'джобмост', 'жобмост']
// Whole names of these words alone: "Support Team" is nobody's, "Security Schmidt GmbH" is a company's.
const STAFF = [
  ...[
    'admin',
    'administrator',
    'administration',
    'moderator',
    'moderation',
    'support',
    'security',
    'helpdesk',
  ],
  ...[
    'team',
    'staff',
    'service',
    'official',
    'account',
    'accounts',
    'verification',
    'customer',
    'care',
    'help',
  ],
  ...['sicherheit', 'sicherheitsteam', 'kundendienst', 'kundenservice', 'kundenbetreuung', 'verwaltung'],
  ...['администратор', 'администрация', 'модератор', 'модерация', 'поддержка', 'служба', 'безопасности'],
  ...['поддержки', 'безопасность', 'техподдержка', 'команда', 'сайта', 'администрации'],
  ...['administracja', 'moderacja', 'wsparcie', 'obsługa', 'klienta', 'bezpieczeństwo', 'pomoc', 'zespół'],
]

/**
 * Whether a name looks like ours or our staff's, also in letters of other alphabets and in digits that look alike, or
 * holds a web address: whoever is called so can speak in our name.
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

/** Small letters without accents, each as the Latin one it is taken for. */
const skeletonOf = (text: string) =>
  [
    ...text
      .normalize('NFKD')
      .replace(/\p{M}|\p{Cf}/gu, '')
      .toLowerCase(),
  ]
    .map((sign) => LOOKALIKES[sign] ?? sign)
    .join('')

const BRAND_SKELETONS = BRANDS.map(skeletonOf)
const STAFF_SKELETONS = new Set(STAFF.map(skeletonOf))
