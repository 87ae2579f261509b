import { jobPath, type Kind, own, USUAL } from './notification-kind.ts'

/** The push about one vacancy, or about several: then `detail` is their number, and the title has all their titles. */
const pushOfOneOrSeveral = <One extends `push_${string}`, Several extends `push_${string}`>(
  { title, detail }: { title: string; detail: string | null },
  one: One,
  several: Several,
) => ({
  title: Number(detail) > 1 ? { key: several, values: { count: detail ?? '' } } : { key: one },
  body: title,
})

/** The kinds of `KINDS` about an employer's own vacancies. */
export const VACANCY_KINDS = {
  /** A moderator has approved a vacancy, or several at once (`detail` is their number, the title all their titles). */
  vacancy_approved: {
    path: (vacancy) => jobPath(vacancy) || `${own}/active-vacancy`,
    roles: ['boss'],
    icon: 'check',
    name: /* i18n */ { id: 'Approved vacancies' },
    headline: ({ detail }) => {
      const count = Number(detail)
      return count > 1
        ? /* i18n */ {
            id: '{count, plural, one {# of your vacancies is approved} other {# of your vacancies are approved}}',
            values: { count },
          }
        : /* i18n */ { id: 'Your vacancy is approved' }
    },
    push: (about) => pushOfOneOrSeveral(about, 'push_vacancy_approved', 'push_vacancies_approved'),
    ...USUAL,
  },
  /** A moderator has rejected a vacancy, or taken it down (`detail` is `taken_down`). */
  vacancy_rejected: {
    path: ({ id }) => `${own}/vacancy/${id}`,
    roles: ['boss'],
    icon: 'warning',
    name: /* i18n */ { id: 'Vacancies that were rejected or taken down' },
    headline: ({ detail }) =>
      detail === 'taken_down'
        ? /* i18n */ { id: 'Your vacancy was taken down' }
        : /* i18n */ { id: 'Your vacancy was not approved' },
    push: ({ title, detail }) => ({
      title: { key: detail === 'taken_down' ? 'push_vacancy_taken_down' : 'push_vacancy_rejected' },
      body: title,
    }),
    ...USUAL,
  },
  /** A vacancy expires in a few days, or several (as in `vacancy_approved`). */
  vacancy_expiring: {
    path: () => `${own}/active-vacancy`,
    roles: ['boss'],
    icon: 'clock',
    name: /* i18n */ { id: 'Vacancies about to expire' },
    headline: ({ detail }) => {
      const count = Number(detail)
      return count > 1
        ? /* i18n */ {
            id: '{count, plural, one {# of your vacancies expires soon} other {# of your vacancies expire soon}}',
            values: { count },
          }
        : /* i18n */ { id: 'Your vacancy expires soon' }
    },
    push: (about) => pushOfOneOrSeveral(about, 'push_vacancy_expiring', 'push_vacancies_expiring'),
    ...USUAL,
  },
  /** The owner is asked whether a vacancy is still open, or several (as in `vacancy_approved`). */
  vacancy_asked: {
    path: () => `${own}/active-vacancy`,
    roles: ['boss'],
    icon: 'refresh',
    name: /* i18n */ { id: 'Reminders to confirm that a job is still open' },
    headline: ({ detail }) => {
      const count = Number(detail)
      return count > 1
        ? /* i18n */ {
            id: '{count, plural, one {Is # of your jobs still open?} other {Are # of your jobs still open?}}',
            values: { count },
          }
        : /* i18n */ { id: 'Is your job still open?' }
    },
    push: (about) => pushOfOneOrSeveral(about, 'push_vacancy_asked', 'push_vacancies_asked'),
    ...USUAL,
  },
  /** A vacancy was paused because its owner did not confirm that it is still open, or several (as in `vacancy_approved`). */
  vacancy_paused: {
    path: () => `${own}/active-vacancy`,
    roles: ['boss'],
    icon: 'eye-off',
    name: /* i18n */ { id: 'Paused vacancies' },
    headline: ({ detail }) => {
      const count = Number(detail)
      return count > 1
        ? /* i18n */ {
            id: '{count, plural, one {# of your vacancies is paused because there was no answer} other {# of your vacancies are paused because there was no answer}}',
            values: { count },
          }
        : /* i18n */ { id: 'Your vacancy is paused because there was no answer' }
    },
    push: (about) => pushOfOneOrSeveral(about, 'push_vacancy_paused', 'push_vacancies_paused'),
    ...USUAL,
  },
} as const satisfies Record<string, Kind>
