import type { Operator } from '#shared/contract/edited-content.ts'
import type { Language } from '#shared/contract/languages.ts'

type Words = {
  operator: string
  represented: string
  contact: string
  phone: string
  email: string
  register: string
  responsible: string
  country: string
  missing: string
}

const WORDS: Record<Language, Words> = {
  en: {
    operator: 'Operator',
    represented: 'Represented by',
    contact: 'Contact',
    phone: 'Phone',
    email: 'E-mail',
    register: 'Register and tax',
    responsible: 'Responsible for the content (section\u00a018 (2) MStV)',
    country: 'Germany',
    missing: 'The operator has not entered their details yet.',
  },
  ru: {
    operator: 'Оператор',
    represented: 'Представитель',
    contact: 'Контакты',
    phone: 'Телефон',
    email: 'Эл. почта',
    register: 'Реестр и налоги',
    responsible: 'Ответственный за содержание (§ 18 абз. 2 MStV)',
    country: 'Германия',
    missing: 'Оператор ещё не указал свои данные.',
  },
  pl: {
    operator: 'Operator',
    represented: 'Osoba reprezentująca',
    contact: 'Kontakt',
    phone: 'Telefon',
    email: 'E-mail',
    register: 'Rejestr i podatki',
    responsible: 'Osoba odpowiedzialna za treść (§ 18 ust. 2 MStV)',
    country: 'Niemcy',
    missing: 'Operator nie podał jeszcze swoich danych.',
  },
  de: {
    operator: 'Betreiber',
    represented: 'Vertreten durch',
    contact: 'Kontakt',
    phone: 'Telefon',
    email: 'E-Mail',
    register: 'Register und Steuer',
    responsible: 'Verantwortlich für den Inhalt (§\u00a018 Abs.\u00a02 MStV)',
    country: 'Deutschland',
    missing: 'Der Betreiber hat seine Angaben noch nicht eingetragen.',
  },
}

/**
 * Fills the operator's data into a page's Markdown: `{{imprint}}` (all that § 5 DDG requires), `{{operator}}` (one
 * line) and `{{processors}}` (in brackets, or nothing). Without the operator's data, the text says so.
 */
export function withOperator(markdown: string, operator: Operator | null, language: Language): string {
  const words = WORDS[language]
  const values: Record<string, string> = {
    imprint: operator ? imprintOf(operator, words) : words.missing,
    operator: operator ? lineOf(operator) : words.missing,
    processors: operator?.processors ? ` (${escaped(operator.processors)})` : '',
  }
  return markdown.replace(/\{\{(imprint|operator|processors)\}\}/g, (_, name: string) => values[name] ?? '')
}

const lineOf = ({ name, street, postcode, city, email }: Operator) =>
  escaped(`${name}, ${street}, ${postcode} ${city}, ${email}`)

function imprintOf(operator: Operator, words: Words): string {
  const { name, street, postcode, city, phone, email, register, vat_id } = operator
  const sections: [string, (string | null)[]][] = [
    [words.operator, [...[name, street, `${postcode} ${city}`].map(escaped), words.country]],
    [words.represented, [plain(operator.represented_by)]],
    [
      words.contact,
      [phone && `${words.phone}: ${escaped(phone)}`, `${words.email}: [${escaped(email)}](mailto:${email})`],
    ],
    [words.register, [plain(register), plain(vat_id)]],
    [words.responsible, [plain(operator.responsible)]],
  ]
  return sections
    .map(([title, lines]) => [title, lines.filter((line): line is string => !!line)] as const)
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title}\n\n${lines.join('\\\n')}`)
    .join('\n\n')
}

const plain = (text: string | null) => text && escaped(text)

/** Escapes plain text for Markdown and keeps its line breaks. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]()#+.!<>&|~-]/g, '\\$&').replace(/\n/g, '\\\n')
