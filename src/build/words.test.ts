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
import { catalogueFile, catalogueOf } from './catalogue.ts'

const SERVER: Record<Language, Record<string, string>> = { en, de, pl, ru }
const CLIENT_FOLDER = new URL('../client', import.meta.url).pathname
const SERVER_FOLDER = new URL('../server', import.meta.url).pathname

/** The sources of the app's screens. */
const CLIENT = readdirSync(CLIENT_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`${CLIENT_FOLDER}/${file}`, 'utf8'))

/** The server's sources whose path matches, without comments. */
const sourcesOf = (path: RegExp) =>
  readdirSync(SERVER_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.test(file))
    .map((file) => {
      const text = readFileSync(`${SERVER_FOLDER}/${file}`, 'utf8')
      return { id: file, text: text.replaceAll(/^ *(?:\/\/|\/?\*).*$/gm, '') }
    })

/** The sources with sentences in all languages: mails, ready replies, titles and the content of the first start. */
const SENTENCES = sourcesOf(/(?:mails?|reply-templates|ready-reasons|-texts?|titles|seed\/content\/.*)\.ts$/)
const DEMO = sourcesOf(/seed\/demo\/texts\/.*\.ts$/)

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
    [/You get this e-mail because/, 'You are receiving this e-mail because'],
    [/\bput\b[^.<]* in force/i, 'put into force'],
    [/decisions upheld/i, 'Objections rejected: an objection can be upheld, too'],
    [/by e-mail, in \{/, 'the name of a language in brackets or after a colon: it is not English'],
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
    [/gemerkte /i, 'in den Favoriten'],
    [/Stellen im Text/, 'Textstellen'],
    [/[bB]ewährten? Quelle|Quellen, die sich bewährt/, 'vertrauenswürdige Quelle'],
    [/Arbeitgeber antworten[,.]/, 'keine Bewerbung bleibt ewig offen'],
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
    [/получ(?:ит|ат|ить) причину|Причину по эл/, 'узнать причину из письма'],
    [/работодатели отвечают/i, 'ни один отклик не ждёт ответа бесконечно'],
  ],
  pl: [
    [/\b[pP]orzu[ćc]/, 'usuń'],
    [/Rozliczeni/, 'Wynagrodzenie'],
    [/km wokół/, 'w promieniu'],
    [/Nota prawna/, 'Impressum (dane operatora)'],
    [/\bod \{begin\}|– obecnie/, '{begin} – do teraz'],
    [/\bofert/i, 'ogłoszenie'],
    [/należy dostać/i, 'co Ci się należy'],
    [/pracodawcy odpowiadają/i, 'żadne zgłoszenie nie czeka bez końca'],
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

// Without a no-break space, a narrow screen breaks the line between a number and what it counts.
const UNITS = [
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|times?|characters?|digits?|euros?|per cent|%|[ap]m',
  'km|kilomet(?:re|er)s?|kg|kilograms?|MB|hectares?|square',
  'Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Mal|Zeichen|Ziffern?|Euro|Prozent|Uhr',
  'Kilometern?|Kilogramm|Hektar|Quadratmetern?',
  'секунд[аыу]?|минут[аыу]?|час(?:а|ов)?|день|дн(?:я|ей)|недел[ьиюя]|месяц(?:а|ев)?|лет|раза?|знак(?:а|ов)|цифр|евро',
  'км|километр(?:а|ов)|кг|килограмм(?:а|ов)?|гектар(?:а|ов)?|квадратных|МБ|процент(?:а|ов)?',
  'sekund[ay]?|minut[ay]?|godzin(?:[ay]|ach)?|godz|dzień|dni(?:a|ach)?|tygodni(?:e|a)?|miesiąc[ea]?|miesięcy|lat|raz(?:y|u)?',
  'znak(?:i|ów)|cyfr|kilometr(?:y|ów)|kilogram(?:y|ów)|hektar(?:y|ów)|procent',
].join('|')
const MONTHS = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember',
  'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря',
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
].join('|')
const NUMBERED = '§|[sS]ections?|[aA]rt\\.|Articles?|Artikel|Abs\\.|ust\\.|№'
const LOOSE = new RegExp(
  `(?:(?:[\\d#}] (?:${UNITS})|\\d\\.? (?:${MONTHS})|[Ээ]л\\. почт\\p{L}|kat\\. [A-Z])(?![\\p{L}\\d])|(?:${NUMBERED}) \\d|(?:№|\\bNr\\.|\\bno\\.|\\bnr) \\{|\\S —)`,
  'gu',
)

test('a number and its unit, the parts of a date and of an abbreviation stay on one line', () => {
  const texts = [
    ...LANGUAGES.flatMap(catalogueOf),
    ...Object.values(SERVER).flatMap((table) => Object.entries(table).map(([id, text]) => ({ id, text }))),
    ...SENTENCES,
    ...DEMO,
  ]
  const found = texts.flatMap(({ id, text }) => [...text.matchAll(LOOSE)].map(([part]) => `${id}: ${part}`))
  expect(found).toEqual([])
})

// Beside the buttons of the outbox, an imperative would read as one more button.
test('the names of outbox entries are nouns in Russian and Polish', () => {
  const command = { pl: /^\p{Lu}\p{L}*(?:ń|j|sz|ś|aw)(?= |$)/u, ru: /^\p{Lu}\p{L}*ть(?:ся)?(?= |$)/u }
  const found = (['pl', 'ru'] as const).flatMap((language) => {
    const entries = catalogueFile(language).split('\n\n')
    return entries
      .filter((entry) => /^#: .*\/outbox\/kinds\//m.test(entry))
      .map((entry) => /^msgstr "(.*)"$/m.exec(entry)?.[1] ?? '')
      .filter((text) => command[language].test(text))
  })
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

test('a reason to decline a bid is no statement of reasons in Polish', () => {
  const reasons = catalogueOf('pl').filter(({ id }) => id === 'Reason')
  expect(Object.fromEntries(reasons.map(({ context, text }) => [context, text]))).toMatchObject({
    '': 'Uzasadnienie',
    'of a refusal': 'Powód',
  })
})

test.each(LANGUAGES)(
  'a text of several sentences ends with a full stop, and a toast of one does not, in %s',
  (language) => {
    // Fixed by the commission; a link; a text whose forms have different ends.
    const other = /^(?:Your message has been sent|Saved\. See your saved|No job has|\{)/
    const server = Object.entries(SERVER[language]).map(([key, text]) => ({ id: SERVER.en[key] ?? '', text }))
    const texts = [...catalogueOf(language), ...server].filter(
      ({ id, text }) => text !== '' && !other.test(id),
    )
    const isLong = (text: string) => /[.!?] \p{Lu}/u.test(text)
    expect(texts.filter(({ id, text }) => isLong(id) && /[\p{L}\d}”“»]$/u.test(text))).toEqual([])
    const toasts = new Set(
      CLIENT.flatMap((source) =>
        [...source.matchAll(/showToast\(\{\s*text: t`([^`]+)`/g)].map(([, id]) => id),
      ),
    )
    const short = texts.filter(({ id }) => toasts.has(id) && !isLong(id))
    expect(short.length).toBeGreaterThan(10)
    expect(short.filter(({ text }) => text.endsWith('.'))).toEqual([])
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

test('the “Uhr” of a German time is not said twice', () => {
  const entries = catalogueFile('de').split('\n\n')
  const timed = entries.filter((entry) => entry.includes('placeholder {0}: dateTimeInText('))
  expect(timed.length).toBeGreaterThan(2)
  expect(timed.filter((entry) => /\}\sUhr/.test(entry))).toEqual([])
})

// "50%" in English and Polish, "50 %" with a no-break space in German and Russian.
test('a percentage outside a message is written in the style of the language', () => {
  expect(CLIENT.flatMap((source) => source.match(/(?<!\bt)`\$\{[^`]*\}\s?%`/g) ?? [])).toEqual([])
})

test('an import names the values of a vacancy as the app shows them', () => {
  for (const language of LANGUAGES) {
    const shown = new Map(catalogueOf(language).map(({ id, text }) => [id.toLowerCase(), text.toLowerCase()]))
    for (const field of JOB_CHOICE_NAMES) {
      const words = (wanted: Language) => wordsOfField(field, wanted)?.toLowerCase().split(', ') ?? []
      expect(words(language), field).toEqual(words('en').map((word) => shown.get(word)))
    }
  }
})

// With the time, which follows the day.
const WITH_TIME = ['It will replace the current text. Readers will find it from {date}.']
test('no full stop follows a Russian date, which ends with the one of “г.”', () => {
  const dated = catalogueOf('ru').filter(({ text }) => /\{(?:date|day)\}\./.test(text))
  expect(dated.map(({ id }) => id).filter((id) => !WITH_TIME.includes(id))).toEqual([])
})

test.each(LANGUAGES)('quotation marks and apostrophes are curly in %s', (language) => {
  const texts = [...catalogueOf(language).map(({ text }) => text), ...Object.values(SERVER[language])]
  expect(texts.filter((text) => /"|\p{L}'\p{L}/u.test(text))).toEqual([])
})
