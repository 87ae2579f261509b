import { bidEnd, jobPath, type Kind, own, USUAL } from './notification-kind.ts'
import { VACANCY_KINDS } from './vacancy-notification-kinds.ts'

const EACH = { ...USUAL, replaces: 'nothing' } as const
/** The page of the list itself, for what is read there and nowhere else. */
export const NOTIFICATION_LIST = '/cabinet/notifications'

/**
 * The kinds of notification (src/docs/product.md, "Notifications"), in the order of the settings. Never rename a kind:
 * stored notifications and settings contain the name. `server/texts` has the texts of pushes and, as `mails_…`, the name
 * of the kind's mails on the unsubscribe page.
 */
export const KINDS = {
  /** Unread messages in a room. */
  message: {
    path: ({ id }) => `/chat/room/${id}`,
    roles: ['worker', 'boss', 'admin'],
    icon: 'chat',
    name: /* i18n */ { id: 'New messages', context: 'notifications' },
    headline: ({ actor }) =>
      actor
        ? /* i18n */ { id: 'New message from {actor}', values: { actor } }
        : /* i18n */ { id: 'New message' },
    // Strangers choose name, title and text. A push quotes none of them until the recipient has answered (phishing).
    push: ({ actor, title, text, isFirstContact }) =>
      isFirstContact
        ? { title: 'Jobmost', body: { key: 'push_first_message' } }
        : { title: actor || title, body: text ?? { key: 'push_message', values: { title } } },
    replaces: 'room',
    ttlHours: 24,
    urgency: 'high',
  },
  /** Somebody has bid on a vacancy; `detail` is the id of the bid. Notifications of earlier releases have none. */
  bid_received: {
    path: ({ id }, bidId) => `${own}/vacancy/${id}/bids${bidId ? `#bid-${bidId}` : ''}`,
    roles: ['boss'],
    icon: 'people',
    name: /* i18n */ { id: 'New bids for your vacancies' },
    headline: ({ actor }) =>
      actor ? /* i18n */ { id: 'New bid from {actor}', values: { actor } } : /* i18n */ { id: 'New bid' },
    push: ({ actor, title }) => ({ title: { key: 'push_bid_received' }, body: `${actor}: ${title}` }),
    // Bids on one vacancy come from different people, so none replaces another.
    ...EACH,
  },
  /** Bids that will expire soon without an answer; `detail` is their number. With those of several vacancies there is no slug. */
  bids_waiting: {
    path: ({ id, slug }) => (slug ? `${own}/vacancy/${id}/bids` : '/cabinet/worker/bids'),
    roles: ['boss'],
    icon: 'clock',
    name: /* i18n */ { id: 'Reminders of bids that you have not answered' },
    headline: ({ detail }) => {
      const count = Number(detail)
      return /* i18n */ {
        id: '{count, plural, one {# bid is waiting for your answer} other {# bids are waiting for your answer}}',
        values: { count },
      }
    },
    push: ({ title, detail }) => ({
      title: { key: 'push_bids_waiting', values: { count: detail ?? '' } },
      body: title,
    }),
    ...USUAL,
  },
  /** A bid was accepted or declined, has expired, or its vacancy has ended (`closed`: that of an accepted bid). */
  bid_answered: {
    // The bid with its next steps is below the text of the job.
    path: (job) => (job.slug ? `${jobPath(job)}#bid` : '/cabinet/worker/bids'),
    roles: ['worker'],
    icon: 'briefcase',
    name: /* i18n */ { id: 'Answers to your bids' },
    headline: ({ detail }) => {
      if (detail === 'accepted') return /* i18n */ { id: 'Your bid was accepted' }
      if (detail === 'declined') return /* i18n */ { id: 'Your bid was declined' }
      if (detail === 'withdrawn') return /* i18n */ { id: 'The employer has withdrawn the vacancy' }
      if (detail === 'closed') return /* i18n */ { id: 'The vacancy is closed, your bid is still accepted' }
      if (detail === 'employer_gone') return /* i18n */ { id: 'The employer has deleted their account' }
      if (detail === 'expired') return /* i18n */ { id: 'Your bid was closed without an answer' }
      return /* i18n */ { id: 'There is an answer to your bid' }
    },
    push: ({ title, detail }) => ({ title: { key: `push_bid_${bidEnd(detail)}` as const }, body: title }),
    ...USUAL,
  },
  ...VACANCY_KINDS,
  /** A colleague has accepted or declined an invitation to the company's team (`detail`). */
  invitation_answered: {
    path: () => `${own}/company`,
    roles: ['boss'],
    icon: 'people',
    name: /* i18n */ { id: 'Answers to your invitations to the team' },
    headline: ({ actor, detail }) => {
      if (detail === 'declined') return /* i18n */ { id: 'Your invitation was declined' }
      return actor
        ? /* i18n */ { id: '{actor} has joined your team', values: { actor } }
        : /* i18n */ { id: 'Someone has joined your team' }
    },
    push: ({ actor, title, detail }) =>
      detail === 'declined'
        ? { title: { key: 'push_invitation_declined' }, body: title }
        : { title: { key: 'push_invitation_accepted' }, body: `${actor}: ${title}` },
    ...EACH,
  },
  /** An owner has changed the user's role in the company, whose name is the title; `detail` is the new role. */
  team_role_changed: {
    path: () => `${own}/company`,
    roles: ['boss'],
    icon: 'people',
    name: /* i18n */ { id: 'Changes to your role in the team' },
    headline: ({ detail }) => {
      if (detail === 'owner') return /* i18n */ { id: 'You are now an owner of the company' }
      if (detail === 'recruiter') return /* i18n */ { id: 'You are now a recruiter for the company' }
      return /* i18n */ { id: 'You can now only read the company’s vacancies and bids' }
    },
    push: ({ title }) => ({ title: { key: 'push_team_role_changed' }, body: title }),
    ...USUAL,
  },
  /** A nightly import has failed or waits for a confirmation. */
  import_waiting: {
    path: () => `${own}/import-vacancies`,
    roles: ['boss'],
    icon: 'download',
    name: /* i18n */ { id: 'Nightly imports that need your attention' },
    headline: () => /* i18n */ ({ id: 'A nightly import needs your attention' }),
    push: ({ title }) => ({ title: { key: 'push_import_waiting' }, body: title }),
    ...USUAL,
  },
  /** A saved search has found new jobs. */
  search_found: {
    path: () => `${own}/saved-searches`,
    roles: ['worker', 'boss'],
    icon: 'search',
    name: /* i18n */ { id: 'New jobs for your saved searches' },
    headline: ({ detail }) => {
      const found = Number(detail)
      return found > 0
        ? /* i18n */ {
            id: '{found, plural, one {# new job for your search} other {# new jobs for your search}}',
            values: { found },
          }
        : /* i18n */ { id: 'New jobs for your search' }
    },
    push: ({ title, detail }) => ({
      title: { key: 'push_search_found', values: { found: detail ?? '' } },
      body: title,
    }),
    replaces: 'subject',
    ttlHours: 72,
    urgency: 'low',
  },
  /** The terms or the privacy policy change. */
  page_changed: {
    path: ({ slug }) => `/page/${slug}`,
    roles: ['worker', 'boss', 'admin'],
    icon: 'info',
    name: /* i18n */ { id: 'Changes to the terms of use and the privacy policy' },
    headline: () => /* i18n */ ({ id: 'This text will change' }),
    push: ({ title }) => ({ title: { key: 'push_page_changed' }, body: title }),
    replaces: 'subject',
    ttlHours: 72,
    urgency: 'low',
  },
  /** A moderator has taken an offer down, or shows it again after an objection (`detail` is `restored`). */
  offer_taken_down: {
    path: () => `${own}/active-offer`,
    roles: ['worker'],
    icon: 'warning',
    name: /* i18n */ { id: 'Offers that were taken down or shown again' },
    headline: ({ detail }) =>
      detail === 'restored'
        ? /* i18n */ { id: 'Your offer is public again' }
        : /* i18n */ { id: 'Your offer was taken down' },
    push: ({ title, detail }) => ({
      title: { key: detail === 'restored' ? 'push_offer_restored' : 'push_offer_taken_down' },
      body: title,
    }),
    ...USUAL,
  },
  /**
   * Staff have removed a message or a bid or hidden the profile, or show it again after an objection (`detail` ends with
   * `_restored`). The subject's title is the reason.
   */
  content_removed: {
    path: () => NOTIFICATION_LIST,
    roles: ['worker', 'boss', 'admin'],
    icon: 'warning',
    name: /* i18n */ { id: 'Removed messages and bids, hidden profiles' },
    headline: ({ detail }) => {
      if (detail === 'message_restored') return /* i18n */ { id: 'Your message is shown again' }
      if (detail === 'bid_restored') return /* i18n */ { id: 'Your bid is shown again' }
      if (detail === 'profile_restored') return /* i18n */ { id: 'Your profile is public again' }
      if (detail === 'bid') return /* i18n */ { id: 'The Jobmost team has removed one of your bids' }
      return detail === 'profile'
        ? /* i18n */ { id: 'The Jobmost team has hidden your profile' }
        : /* i18n */ { id: 'The Jobmost team has removed one of your messages' }
    },
    // Not the reason: others may read a lock screen.
    push: ({ detail }) => ({
      title: 'Jobmost',
      body: { key: detail?.endsWith('_restored') ? 'push_content_restored' : 'push_content_removed' },
    }),
    ...EACH,
  },
  /** Staff have warned the user, or taken a warning back. The subject's title is the reason. */
  account_warned: {
    path: () => NOTIFICATION_LIST,
    roles: ['worker', 'boss', 'admin'],
    icon: 'warning',
    name: /* i18n */ { id: 'Warnings about your account' },
    headline: ({ detail }) =>
      detail === 'withdrawn'
        ? /* i18n */ { id: 'A warning about your account has been withdrawn' }
        : /* i18n */ { id: 'You have been warned about something you wrote or did' },
    // Not the reason: others may read a lock screen.
    push: ({ detail }) => ({
      title: 'Jobmost',
      body: { key: detail === 'withdrawn' ? 'push_warning_withdrawn' : 'push_account_warned' },
    }),
    ...EACH,
  },
  /** Staff have decided on a report of the user (DSA Art. 16(5)), or a decision that followed it was overturned (`detail` is `overturned`). */
  report_decided: {
    path: () => NOTIFICATION_LIST,
    roles: ['worker', 'boss', 'admin'],
    icon: 'flag',
    name: /* i18n */ { id: 'Decisions on your reports' },
    headline: ({ detail }) => {
      if (detail === 'overturned') return /* i18n */ { id: 'The decision on your report has been reversed' }
      return detail === 'upheld'
        ? /* i18n */ { id: 'We agree with your report' }
        : /* i18n */ { id: 'We have reviewed your report and changed nothing' }
    },
    // Neither the subject nor the reason: others may read a lock screen.
    push: ({ detail }) => ({
      title: 'Jobmost',
      body: { key: detail === 'overturned' ? 'push_report_overturned' : 'push_report_decided' },
    }),
    replaces: 'nothing',
    ttlHours: 72,
    urgency: 'low',
  },
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof KINDS
/** Shown in the app whatever the settings say, so they are no setting: decisions and their reasons (DSA Art. 16, 17). */
export const ALWAYS_SHOWN: readonly NotificationKind[] = [
  'offer_taken_down',
  'content_removed',
  'account_warned',
  'report_decided',
]
/**
 * Mailed whatever the settings say: decisions with their reasons (DSA Art. 17), and changed terms, to which everybody must be
 * able to object in time.
 */
export const ALWAYS_MAILED: readonly NotificationKind[] = [
  ...ALWAYS_SHOWN,
  'vacancy_rejected',
  'page_changed',
]
export const NOTIFICATION_KINDS = Object.keys(KINDS) as NotificationKind[]

type Push = ReturnType<(typeof KINDS)[NotificationKind]['push']>
/** The texts that the server needs for these kinds. */
export type NotificationText =
  | Extract<Push['title' | 'body'], { key: string }>['key']
  | `mails_${NotificationKind}`
