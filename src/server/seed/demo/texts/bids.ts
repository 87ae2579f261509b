import type { Language } from '#shared/contract/languages.ts'

/** The text of the demo account's bids. */
export const ownBidText =
  'Hello, I would like to do this work. I can start at once, I live nearby and I have done the same kind of work for two years. When could I come by?'

/** Texts of demo workers' bids. */
export const bidTexts: Record<Language, string[]> = {
  de: [
    'Guten Tag, die Stelle passt gut zu mir. Ich habe Erfahrung und kann ab sofort anfangen. Wann darf ich vorbeikommen?',
    'Hallo, ich wohne in der Nähe und suche genau so eine Arbeit. Zeugnisse bringe ich gern zum Gespräch mit.',
    'Guten Tag, ich arbeite sorgfältig und pünktlich. Montag bis Freitag kann ich von 7 bis 16 Uhr.',
    'Hallo, ist die Stelle noch frei? Ich habe drei Jahre in diesem Bereich gearbeitet und einen Führerschein Klasse B.',
  ],
  ru: [
    'Здравствуйте! Работа мне подходит, опыт есть. Могу выйти уже на следующей неделе. Когда можно прийти познакомиться?',
    'Добрый день! Живу недалеко, ищу работу на долгий срок. Немецкий на уровне B1, продолжаю учить.',
    'Здравствуйте, скажите, пожалуйста, место ещё свободно? Я ответственный человек, рекомендации покажу при встрече.',
    'Добрый день! Три года работаю в этой сфере. Есть права категории B и своя машина.',
  ],
  pl: [
    'Dzień dobry, ta praca bardzo mi odpowiada. Mam doświadczenie i mogę zacząć od zaraz. Kiedy mogę przyjść na rozmowę?',
    'Dzień dobry, mieszkam w pobliżu i szukam pracy na dłużej. Niemiecki znam w stopniu komunikatywnym.',
    'Dzień dobry, czy ogłoszenie jest nadal aktualne? Pracuję dokładnie i punktualnie, referencje pokażę na miejscu.',
    'Dzień dobry, od trzech lat pracuję w tej branży. Mam prawo jazdy kat. B i własny samochód.',
  ],
  en: [
    'Hello, this job suits me well. I have experience and can start next week. When could I come by?',
    'Hello, I live close by and am looking for something long-term. My German is B1 and getting better.',
    'Hello, is the job still open? I work carefully and on time, and I can show you references when we meet.',
    'Hello, I have done this work for three years. I have a category B driving licence.',
  ],
}
