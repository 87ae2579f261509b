import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { de } from '#server/texts/de.ts'
import { en } from '#server/texts/en.ts'
import { pl } from '#server/texts/pl.ts'
import { ru } from '#server/texts/ru.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { catalogueOf } from './catalogue.ts'

/**
 * A limit, with the code before its number, and the texts that repeat it: keys of `server/texts`, and beginnings of English
 * messages of the app.
 */
type Limit = {
  file: string
  code: string
  inServer?: (keyof typeof en)[]
  inApp?: string[]
  divisor?: number
}

// Translators see a whole sentence with its number, which is easier to translate than a placeholder.
const LIMITS: Limit[] = [
  { file: 'shared/contract/import-columns.ts', code: 'const MAX_FEED_ROWS = ', inServer: ['feed_too_many'] },
  {
    file: 'shared/contract/vacancies.ts',
    code: 'const MAX_NEW_A_DAY_AT_FIRST = ',
    inServer: ['too_many_vacancies'],
  },
  {
    file: 'shared/contract/import-columns.ts',
    code: 'const MAX_FIRST_FEED_ROWS = ',
    inServer: ['feed_too_many_at_first'],
  },
  {
    file: 'shared/contract/import-columns.ts',
    code: 'const MAX_FEED_BYTES = ',
    inServer: ['feed_too_large'],
  },
  {
    file: 'shared/contract/profiles.ts',
    code: 'const AVATAR_BYTES = ',
    inServer: ['image_too_large'],
    inApp: ['The photo is larger than'],
  },
  {
    file: 'server/pictures/decode-picture.ts',
    code: 'const MAX_PIXELS = ',
    inServer: ['image_pixels'],
    divisor: 1e6,
  },
  {
    file: 'server/pictures/decode-picture.ts',
    code: 'const MAX_PROGRESSIVE_PIXELS = ',
    inServer: ['image_pixels'],
    divisor: 1e6,
  },
  {
    file: 'shared/rules/passwords.ts',
    code: 'const PASSWORD_MIN = ',
    inServer: ['password_length'],
    inApp: ['At least 10 characters'],
  },
  { file: 'shared/contract/limits.ts', code: 'reason: { min: ', inServer: ['objection_length'] },
  { file: 'shared/contract/limits.ts', code: 'reason: { min: 3, max: ', inServer: ['objection_length'] },
  { file: 'shared/rules/profile-problems.ts', code: 'const MIN_AGE = ', inServer: ['too_young'] },
  {
    file: 'shared/contract/moderation.ts',
    code: 'const UNDO_MS = ',
    inApp: ['{count, plural, one {# approved. You have', '{count, plural, one {# decided. You have'],
  },
  {
    file: 'server/bids/expire-bids-task.ts',
    code: 'const ANSWER_WITHIN_MS = ',
    inApp: ['You can see when your bid was read.', 'Each bar shows the bids placed on one day.'],
  },
  {
    file: 'server/companies/invite.ts',
    code: 'const INVITATION_LIFE_MS = ',
    inApp: ['We will e-mail a link that works for'],
  },
  {
    file: 'server/accounts/session-rules.ts',
    code: 'const SESSION_LIFE_MS = ',
    inApp: ['For your security, you are logged out', 'This happens 14 days after you log in'],
  },
  {
    file: 'server/accounts/second-factor/recovery-codes.ts',
    code: 'const CODES = ',
    inApp: ['{left} of'],
  },
  { file: 'shared/contract/limits.ts', code: 'wholeJobs: ', inApp: ['Saves up to'] },
  {
    file: 'client/domain/taken-jobs.ts',
    code: 'ageMs: ',
    inApp: ['Whole searches for reading offline.', 'Saves up to'],
  },
]

const SERVER_TEXTS: Record<Language, Record<keyof typeof en, string>> = { de, en, pl, ru }

/** The number in the definition of a limit, such as 14 of `14 * DAY_MS`. */
function numberOf({ file, code, divisor = 1 }: Limit): number {
  const [, after = ''] = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').split(code)
  return Math.floor(Number.parseInt(after.replaceAll('_', ''), 10) / divisor)
}

/** The numbers in a text, such as 1000 of `1,000` or `1 000`. */
const numbersIn = (text: string) =>
  (text.match(/\d{1,3}(?:[.,\u00a0]\d{3})+(?!\d)|\d+/g) ?? []).map((found) =>
    Number(found.replace(/\D/g, '')),
  )

it.each(LANGUAGES)('a number of a limit is the one that the code keeps, in %s', (language) => {
  const messages = catalogueOf(language)
  for (const limit of LIMITS) {
    const { code, inServer = [], inApp = [] } = limit
    const inCatalogue = inApp.map((start) => ({
      start,
      texts: messages.filter(({ id }) => id.replaceAll('\u00a0', ' ').startsWith(start)),
    }))
    expect(inCatalogue.filter(({ texts }) => texts.length === 0)).toEqual([])
    const texts = [
      ...inServer.map((key) => SERVER_TEXTS[language][key]),
      ...inCatalogue.flatMap((one) => one.texts.map(({ text }) => text)),
    ]
    const number = numberOf(limit)
    expect([code, texts.filter((text) => !numbersIn(text).includes(number))]).toEqual([code, []])
  }
})
