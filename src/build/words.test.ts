import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { de } from '#server/texts/de.ts'
import { en } from '#server/texts/en.ts'
import { pl } from '#server/texts/pl.ts'
import { ru } from '#server/texts/ru.ts'
import { GROUNDS } from '#shared/contract/grounds.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { JOB_CHOICE_NAMES } from '#shared/contract/vacancy-choices.ts'
import { wordsOfField } from '../server/imports/formats/choice-words.ts'

const SERVER: Record<Language, Record<string, string>> = { en, de, pl, ru }
const LOCALES = new URL('../client/locales', import.meta.url).pathname
const SERVER_FOLDER = new URL('../server', import.meta.url).pathname

type Message = { id: string; text: string }

function catalogueOf(language: Language): (Message & { context: string })[] {
  return ['first', 'home', 'rest'].flatMap((name) => {
    const po = readFileSync(`${LOCALES}/${language}/${name}.po`, 'utf8')
    return [...po.matchAll(/^(?:msgctxt "(.+)"\n)?msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(
      ([, context = '', id = '', text = '']) => ({ context, id, text }),
    )
  })
}

/** The sources with sentences in all languages: mails, ready replies, titles and the content of the first start. */
const SENTENCES = readdirSync(SERVER_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:mails?|reply-templates|titles|seed\/content\/.*)\.ts$/.test(path))
  .map((path) => ({ id: path, text: readFileSync(`${SERVER_FOLDER}/${path}`, 'utf8') }))

/**
 * Words that readers of each language have refused, with the word in use. "gesperrt" and "ставка" have a second, right
 * meaning, so only their wrong uses are listed.
 */
const RETIRED: Record<Language, readonly [RegExp, string][]> = {
  en: [
    [/leaves by itself|turned on by itself/i, 'is sent automatically'],
    [/does it still stand/i, 'Is this job still open?'],
    [/what you are told of/i, 'What we notify you about'],
    [/list is shorter than that/i, 'This page does not exist'],
    [/keep all the rules/i, 'meet all the rules'],
    [/you may leave this open/i, 'Optional'],
    [/\bI act as\b/i, 'Register as'],
    [/sign on a door/i, 'in a few words'],
    [/(?:\b|\\n)(?:some|any|every)body\b/i, 'someone, anyone, everyone'],
  ],
  de: [
    [/Nächste zuerst/, 'Nächstgelegene zuerst'],
    [/^Im Gespräch$/, 'Konversationssicher'],
    [/Gehaltsvorschl/, 'Lohnvorstellung'],
    [/Filter löschen/, 'Filter zurücksetzen'],
    [/Merkeintr/, 'Favoriten'],
    [/Falsche Telefonnummer/, 'Ungültige Telefonnummer'],
    [/Türschild/, 'Die Tätigkeit in wenigen Worten'],
    [/Personen? gesperrt|von Ihnen gesperrt/, 'blockiert'],
  ],
  ru: [
    [/(?:[сС]делать|[оО]тозвать|[нН]ов[аы][яе]|[рР]азместить) ставк|ставк[аиу] на вакансию/, 'отклик'],
    [/[вВ]ыходны[ехм]+ данны/, 'Сведения о владельце (Impressum)'],
    [/[аА]ккаунт/, 'учётная запись'],
    [/[кК]артинк/, 'фото'],
    [/[нН]ет (?:сети|соединения)|не в сети|без интернета/, 'нет связи'],
    [/№ \d/, 'a no-break space after №'],
    [/Не меньше \(EUR\)/, 'От (EUR)'],
    [/км вокруг/, 'в радиусе'],
    [/Здравствуй[^т]/, 'Здравствуйте!'],
  ],
  pl: [
    [/\b[pP]orzu[ćc]/, 'usuń'],
    [/Rozliczeni/, 'Wynagrodzenie'],
    [/km wokół/, 'w promieniu'],
    [/Nota prawna/, 'Impressum (dane operatora)'],
    [/\bod \{begin\}|– obecnie/, '{begin} – do teraz'],
    [/\bofert/, 'ogłoszenie'],
  ],
}

test.each(LANGUAGES)('no retired word is in any text in %s', (language) => {
  const texts = [
    ...catalogueOf(language),
    ...Object.entries(SERVER[language]).map(([id, text]) => ({ id, text })),
    ...SENTENCES,
  ]
  const found = texts.flatMap(({ id, text }) =>
    RETIRED[language]
      .filter(([word]) => word.test(text))
      .map(([word, instead]) => `${id}: ${word.exec(text)?.[0]} → ${instead}`),
  )
  expect(found).toEqual([])
})

// The commission's English texts, word for word (src/docs/words.md, "Fixed messages").
const FIXED = ['field cannot be empty', 'wrong phone number']
const isSentence = (text: string) => /^[^\p{L}]*\p{Lu}/u.test(text) || !/^\p{L}/u.test(text)

test.each(LANGUAGES)('errors and messages begin with a capital letter in %s', (language) => {
  // Parts of sentences: levels, states of a recognition, kinds of mails, units, facts of a posting, grounds.
  const parts = /^(?:ground|level|mails|pay|posting|recognition|shift)_/
  const server = Object.entries(SERVER[language])
    .filter(([key]) => !parts.test(key))
    .map(([id, text]) => ({ id, text }))
  const client = catalogueOf(language).filter(
    ({ id, text }) =>
      text !== '' && (FIXED.includes(id) || (/^\p{Lu}.*\p{L}{3}/u.test(id) && !id.includes('{'))),
  )
  const small = [...server, ...client].filter(({ text }) => !isSentence(text) && !FIXED.includes(text))
  expect(small).toEqual([])
})

test('the English catalogues repeat their message ids: a text that was corrected in the code would else stay as it was', () => {
  expect(catalogueOf('en').filter(({ id, text }) => id !== text)).toEqual([])
})

test.each(LANGUAGES)(
  'a message has one translation in all files in %s: the server knows all of them, the first page only its own',
  (language) => {
    const known = new Map<string, string>()
    const differing = catalogueOf(language).filter(({ context, id, text }) => {
      const first = known.get(`${context}|${id}`) ?? text
      known.set(`${context}|${id}`, first)
      return first !== text
    })
    expect(differing).toEqual([])
  },
)

test.each(LANGUAGES)(
  'the grounds of decisions have the same words in mails and on the screen in %s',
  (language) => {
    const plain = (text = '') => text.replaceAll('\u00a0', ' ')
    const catalogue = catalogueOf(language)
    const onScreen = GROUNDS.map((ground) => {
      const id = plain(SERVER.en[`ground_${ground}`])
      return plain(catalogue.find((message) => plain(message.id) === id)?.text)
    })
    expect(onScreen).toEqual(GROUNDS.map((ground) => plain(SERVER[language][`ground_${ground}`])))
  },
)

test('an import names the values of a vacancy as the app shows them', () => {
  for (const language of LANGUAGES) {
    const shown = new Map(catalogueOf(language).map(({ id, text }) => [id.toLowerCase(), text.toLowerCase()]))
    for (const field of JOB_CHOICE_NAMES) {
      const words = (wanted: Language) => wordsOfField(field, wanted)?.toLowerCase().split(', ') ?? []
      expect(words(language), field).toEqual(words('en').map((word) => shown.get(word)))
    }
  }
})
