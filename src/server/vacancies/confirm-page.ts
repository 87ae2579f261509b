import type { Language } from '#shared/contract/languages.ts'
import { plainPage } from '../http/plain-page.ts'

type Words = {
  ask: string
  confirm: string
  done: string
  stays: string
  gone: string
  closed: string
  own: string
}

const WORDS: Record<Language, Words> = {
  en: {
    ask: 'Is this job still open?',
    confirm: 'Still open',
    done: 'Thank you: it stays public',
    stays: 'We will ask again in two weeks.',
    gone: 'This link is no longer valid.',
    closed: 'The vacancy is not shown at the moment, or the question was answered long ago.',
    own: 'My vacancies',
  },
  de: {
    ask: 'Ist diese Stelle noch frei?',
    confirm: 'Noch frei',
    done: 'Danke: Sie bleibt öffentlich',
    stays: 'In zwei Wochen fragen wir wieder.',
    gone: 'Dieser Link ist nicht mehr gültig.',
    closed: 'Die Stelle wird gerade nicht angezeigt, oder die Frage ist längst beantwortet.',
    own: 'Meine Stellen',
  },
  pl: {
    ask: 'Czy to ogłoszenie jest nadal aktualne?',
    confirm: 'Nadal aktualne',
    done: 'Dziękujemy: pozostaje publiczne',
    stays: 'Zapytamy ponownie za dwa tygodnie.',
    gone: 'Ten link stracił ważność.',
    closed: 'Ogłoszenie nie jest teraz wyświetlane albo odpowiedź już dawno padła.',
    own: 'Moje ogłoszenia',
  },
  ru: {
    ask: 'Эта вакансия ещё актуальна?',
    confirm: 'Ещё актуальна',
    done: 'Спасибо: вакансия остаётся на сайте',
    stays: 'Снова спросим через две недели.',
    gone: 'Эта ссылка больше не действует.',
    closed: 'Вакансия сейчас не показывается, или на вопрос давно ответили.',
    own: 'Мои вакансии',
  },
}

/**
 * The question with one button. Opening the link changes nothing: mail scanners open every link, and some run the
 * page's scripts. Only a press of the button shows that a person has answered.
 */
export const questionPage = (language: Language, title: string): string =>
  plainPage(
    language,
    WORDS[language].ask,
    `<p><strong>${escaped(title)}</strong></p><form method="post"><button>${WORDS[language].confirm}</button></form>`,
  )

export const confirmedPage = (language: Language, title: string): string =>
  plainPage(
    language,
    WORDS[language].done,
    `<p><strong>${escaped(title)}</strong></p><p>${WORDS[language].stays}</p>${ownLink(language)}`,
  )

/** The page for a forged or outdated link. */
export const overPage = (language: Language): string =>
  plainPage(language, WORDS[language].gone, `<p>${WORDS[language].closed}</p>${ownLink(language)}`)

const ownLink = (language: Language) =>
  `<p><a href="/${language}/cabinet/worker/user/active-vacancy">${WORDS[language].own}</a></p>`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
