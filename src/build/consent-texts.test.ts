import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CONSENT_VERSION, confirmationMail } from '#server/newsletter/confirmation-mail.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'

// The proof of a consent (Art. 7(1) GDPR) names the version of its texts. After a change of one: raise CONSENT_VERSION, and
// record both here.
const RECORDED = { version: '2026-12-01', hash: '996802173f7d' }

const FORM = '#: src/client/features/newsletter/subscribe.tsx'

/** The sentences beside the newsletter's form; labels also have other places. */
function sentencesOf(language: Language): string[] {
  const catalogue = readFileSync(new URL(`../client/locales/${language}/home.po`, import.meta.url), 'utf8')
  return catalogue.split('\n\n').filter((entry) => {
    const places = entry.split('\n').filter((line) => line.startsWith('#: '))
    return places.length === 1 && places[0] === FORM
  })
}

it('the consent to the newsletter has a new version when its texts change', () => {
  const texts = LANGUAGES.flatMap((language) => {
    const sentences = sentencesOf(language)
    expect(sentences.length).toBeGreaterThanOrEqual(4)
    const reader = { email: 'reader@people.example', language }
    const mail = confirmationMail(reader, { rubric: 'R', city: 'C' }, 'https://jobs.example/x')
    const all = confirmationMail(reader, { rubric: null, city: null }, 'https://jobs.example/x')
    return [...sentences, mail.subject, mail.text, all.text]
  })
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)
  expect({ version: CONSENT_VERSION, hash }).toEqual(RECORDED)
})
