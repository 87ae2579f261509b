import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { IconName } from '#client/ui/icon.tsx'
import type { Notification, NotificationKind } from '#shared/contract/notifications.ts'
import type { Role } from '#shared/contract/roles.ts'

/** How the client shows one kind of notification. The contract defines the page it links to. */
type Kind = {
  /** The label in the settings. */
  name: MessageDescriptor
  icon: IconName
  /** The roles that get this kind and see it in their settings. */
  roles: readonly Role[]
  /** The headline in the list. The subject's title is shown below it. */
  headline(notification: Pick<Notification, 'actor' | 'detail'>): MessageDescriptor
}

export const KINDS: Record<NotificationKind, Kind> = {
  message: {
    name: msg`New messages`,
    icon: 'chat',
    roles: ['worker', 'boss', 'admin'],
    headline: ({ actor }) => (actor ? msg`New message from ${actor}` : msg`New message`),
  },
  bid_received: {
    name: msg`New bids on your vacancies`,
    icon: 'people',
    roles: ['boss'],
    headline: ({ actor }) => (actor ? msg`New bid from ${actor}` : msg`New bid`),
  },
  bid_answered: {
    name: msg`Answers to your bids`,
    icon: 'briefcase',
    roles: ['worker'],
    headline: ({ detail }) => {
      if (detail === 'accepted') return msg`Your bid was accepted`
      if (detail === 'declined') return msg`Your bid was declined`
      return detail === 'expired'
        ? msg`Your bid was closed without an answer`
        : msg`There is an answer to your bid`
    },
  },
  vacancy_approved: {
    name: msg`One of your vacancies is approved`,
    icon: 'check',
    roles: ['boss'],
    headline: () => msg`Your vacancy is approved`,
  },
  vacancy_rejected: {
    name: msg`One of your vacancies is not approved`,
    icon: 'warning',
    roles: ['boss'],
    headline: () => msg`Your vacancy was not approved`,
  },
  vacancy_expiring: {
    name: msg`One of your vacancies ends soon`,
    icon: 'clock',
    roles: ['boss'],
    headline: () => msg`Your vacancy ends soon`,
  },
  vacancy_asked: {
    name: msg`Whether one of your jobs is still open`,
    icon: 'refresh',
    roles: ['boss'],
    headline: () => msg`Is your job still open?`,
  },
  vacancy_paused: {
    name: msg`One of your vacancies is paused`,
    icon: 'eye-off',
    roles: ['boss'],
    headline: () => msg`Your vacancy is paused because there was no answer`,
  },
  search_found: {
    name: msg`New jobs for your saved searches`,
    icon: 'search',
    roles: ['worker', 'boss'],
    headline: ({ detail }) => {
      const found = Number(detail)
      return found > 0
        ? msg`${plural(found, { one: '# new job for your search', other: '# new jobs for your search' })}`
        : msg`New jobs for your search`
    },
  },
}
