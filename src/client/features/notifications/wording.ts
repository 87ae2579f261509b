import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { IconName } from '#client/ui/icon.tsx'
import type { Notification, NotificationKind } from '#shared/contract/notifications.ts'
import type { Role } from '#shared/contract/roles.ts'

type Kind = { name: MessageDescriptor; icon: IconName; roles: readonly Role[] }

/** What people are told of, in the order of the settings, and whom it can concern. */
export const KINDS: Record<NotificationKind, Kind> = {
  message: { name: msg`New messages`, icon: 'chat', roles: ['worker', 'boss', 'admin'] },
  bid_received: { name: msg`New bids on your vacancies`, icon: 'people', roles: ['boss'] },
  bid_answered: { name: msg`Answers to your bids`, icon: 'briefcase', roles: ['worker'] },
  vacancy_approved: { name: msg`One of your vacancies is approved`, icon: 'check', roles: ['boss'] },
  vacancy_rejected: { name: msg`One of your vacancies is not approved`, icon: 'warning', roles: ['boss'] },
  vacancy_expiring: { name: msg`One of your vacancies ends soon`, icon: 'clock', roles: ['boss'] },
  vacancy_asked: { name: msg`Whether one of your jobs is still open`, icon: 'refresh', roles: ['boss'] },
  vacancy_paused: { name: msg`One of your vacancies is paused`, icon: 'eye-off', roles: ['boss'] },
  search_found: { name: msg`New jobs for your saved searches`, icon: 'search', roles: ['worker', 'boss'] },
}

/** What happened, in one line; the thing itself is named under it. */
export function headlineOf({ kind, actor, detail }: Notification): MessageDescriptor {
  if (kind === 'message') return actor ? msg`New message from ${actor}` : msg`New message`
  if (kind === 'bid_received') return actor ? msg`New bid from ${actor}` : msg`New bid`
  if (kind === 'vacancy_approved') return msg`Your vacancy is approved`
  if (kind === 'vacancy_rejected') return msg`Your vacancy was not approved`
  if (kind === 'vacancy_expiring') return msg`Your vacancy ends soon`
  if (kind === 'vacancy_asked') return msg`Is your job still open?`
  if (kind === 'vacancy_paused') return msg`Your vacancy is paused because there was no answer`
  if (kind === 'search_found') return foundOf(Number(detail))
  if (detail === 'accepted') return msg`Your bid was accepted`
  if (detail === 'declined') return msg`Your bid was declined`
  return detail === 'expired'
    ? msg`Your bid was closed without an answer`
    : msg`There is an answer to your bid`
}

const foundOf = (found: number): MessageDescriptor =>
  found > 0
    ? msg`${plural(found, { one: '# new job for your search', other: '# new jobs for your search' })}`
    : msg`New jobs for your search`

type Target = { to: string; params?: Record<string, string> }

/** The page of what it is about. */
export function targetOf({ kind, subject }: Notification): Target {
  const id = String(subject.id)
  const job = subject.slug ? { to: '/$lang/jobs/item/$slug', params: { slug: subject.slug } } : null
  if (kind === 'message') return { to: '/$lang/chat/room/$id', params: { id } }
  if (kind === 'bid_received') return { to: '/$lang/cabinet/worker/user/vacancy/$id/bids', params: { id } }
  if (kind === 'bid_answered') return job ?? { to: '/$lang/cabinet/worker/bids' }
  if (kind === 'vacancy_approved') return job ?? { to: '/$lang/cabinet/worker/user/active-vacancy' }
  if (kind === 'vacancy_rejected') return { to: '/$lang/cabinet/worker/user/vacancy/$id', params: { id } }
  if (kind === 'vacancy_expiring' || kind === 'vacancy_asked' || kind === 'vacancy_paused')
    return { to: '/$lang/cabinet/worker/user/active-vacancy' }
  return { to: '/$lang/cabinet/worker/user/saved-searches' }
}
