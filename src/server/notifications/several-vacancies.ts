import { type Language, LOCALES } from '#shared/contract/languages.ts'
import type { NewNotification } from './notify.ts'

type Named = { id: number; title: string; slug: string }

const MAX_TITLES = 300

/** A mail names this many vacancies. An import may have made thousands, and a mail of megabytes is refused. */
export const MAX_NAMED = 50

const MORE: Record<Language, (count: string) => string> = {
  en: (count) => `and ${count} more`,
  de: (count) => `und ${count} weitere`,
  ru: (count) => `и ещё ${count}`,
  pl: (count) => `i jeszcze ${count}`,
}

/** The lines of a mail about several vacancies. `more`: how many are not named. */
export const linesOf = (language: Language, lines: readonly string[], more: number): string =>
  [
    ...lines,
    ...(more > 0 ? [`– ${MORE[language](new Intl.NumberFormat(LOCALES[language]).format(more))}`] : []),
  ].join('\n')

/** The titles as the one line below the headline of a notification. */
function titlesOf(vacancies: readonly { title: string }[]): string {
  const all = vacancies.map(({ title }) => title).join(' · ')
  return all.length > MAX_TITLES ? `${all.slice(0, MAX_TITLES).toWellFormed()}…` : all
}

/**
 * What a notification of one or several vacancies names. Of several it is their titles and, as `detail`, their number: a
 * notification each would be as many pushes.
 */
export function aboutVacancies(
  vacancies: readonly [Named, ...Named[]],
): Pick<NewNotification, 'subject' | 'detail'> {
  const [{ id, title, slug }, ...others] = vacancies
  return others.length === 0
    ? { subject: { type: 'vacancy', id, title, slug } }
    : { subject: { type: 'vacancy', id, title: titlesOf(vacancies) }, detail: `${vacancies.length}` }
}
