import type { NewNotification } from './notify.ts'

type Named = { id: number; title: string; slug: string }

const MAX_TITLES = 300

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
