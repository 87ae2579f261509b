import type { JobPlace } from '#shared/contract/job-places.ts'
import type { Language } from '#shared/contract/languages.ts'

type Texts = {
  title: (rubric: string | null, place: string) => string
  germany: string
  description: (title: string, counts: JobPlace['counts']) => string
}

// Numbers follow a colon, so that no language needs plural forms.
const TEXTS: Record<Language, Texts> = {
  en: {
    title: (rubric, place) => (rubric ? `${rubric}: jobs in ${place}` : `Jobs in ${place}`),
    germany: 'Germany',
    description: (title, { all, without_german, mini_job }) =>
      `${title}. Open jobs: ${all}, no German needed: ${without_german}, mini-jobs: ${mini_job}. The pay is always shown.`,
  },
  ru: {
    title: (rubric, place) => (rubric ? `${rubric}: вакансии, ${place}` : `Вакансии: ${place}`),
    germany: 'Германия',
    description: (title, { all, without_german, mini_job }) =>
      `${title}. Открытых вакансий: ${all}, без немецкого: ${without_german}, мини-джобов: ${mini_job}. Оплата всегда указана.`,
  },
  pl: {
    title: (rubric, place) => (rubric ? `${rubric}: praca, ${place}` : `Praca: ${place}`),
    germany: 'Niemcy',
    description: (title, { all, without_german, mini_job }) =>
      `${title}. Aktualne ogłoszenia: ${all}, bez niemieckiego: ${without_german}, minijob: ${mini_job}. Wynagrodzenie zawsze podane.`,
  },
  de: {
    title: (rubric, place) => (rubric ? `${rubric}: Stellen in ${place}` : `Stellen in ${place}`),
    germany: 'Deutschland',
    description: (title, { all, without_german, mini_job }) =>
      `${title}. Offene Stellen: ${all}, ohne Deutsch: ${without_german}, Minijobs: ${mini_job}. Der Lohn steht immer dabei.`,
  },
}

/** "Nursing and care: jobs in Leipzig". */
export function placeTitle(language: Language, { rubric, city }: JobPlace): string {
  const { title, germany } = TEXTS[language]
  return title(rubric?.name ?? null, city?.name ?? germany)
}

/** The description for search engines. */
export const placeDescription = (language: Language, place: JobPlace): string =>
  TEXTS[language].description(placeTitle(language, place), place.counts)
