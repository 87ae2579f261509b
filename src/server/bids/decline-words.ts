import type { DeclineReason } from '#shared/contract/bids.ts'
import type { Language } from '#shared/contract/languages.ts'

/** The texts of the reasons in mails. The interface has the same texts in its catalogue. */
export const DECLINE_WORDS: Record<Language, Record<DeclineReason, string>> = {
  en: {
    other_chosen: 'The employer has chosen somebody else.',
    filled: 'The position has been filled.',
    experience: 'Others have more experience in this work.',
    papers: 'A required certificate or permit is missing.',
    schedule: 'The working hours do not fit.',
    start: 'The start date does not fit.',
    pay: 'The expected pay is above what the employer can offer.',
    distance: 'The way to work is too long.',
  },
  de: {
    other_chosen: 'Der Arbeitgeber hat sich für jemand anderen entschieden.',
    filled: 'Die Stelle ist besetzt.',
    experience: 'Andere haben in dieser Arbeit mehr Erfahrung.',
    papers: 'Ein nötiger Nachweis oder eine Erlaubnis fehlt.',
    schedule: 'Die Arbeitszeiten passen nicht zusammen.',
    start: 'Der Arbeitsbeginn passt nicht.',
    pay: 'Die Lohnvorstellung liegt über dem, was der Arbeitgeber bieten kann.',
    distance: 'Der Weg zur Arbeit ist zu weit.',
  },
  pl: {
    other_chosen: 'Pracodawca wybrał inną osobę.',
    filled: 'Stanowisko jest już obsadzone.',
    experience: 'Inne osoby mają większe doświadczenie w tej pracy.',
    papers: 'Brakuje wymaganego zaświadczenia lub zezwolenia.',
    schedule: 'Godziny pracy nie pasują.',
    start: 'Termin rozpoczęcia nie pasuje.',
    pay: 'Oczekiwane wynagrodzenie przekracza możliwości pracodawcy.',
    distance: 'Dojazd do pracy jest zbyt długi.',
  },
  ru: {
    other_chosen: 'Работодатель выбрал другого кандидата.',
    filled: 'Место уже занято.',
    experience: 'У других кандидатов больше опыта в этой работе.',
    papers: 'Не хватает нужного документа или разрешения.',
    schedule: 'Не подходит график работы.',
    start: 'Не подходит дата начала.',
    pay: 'Ожидаемая оплата выше той, что может предложить работодатель.',
    distance: 'Слишком долгая дорога до работы.',
  },
}
