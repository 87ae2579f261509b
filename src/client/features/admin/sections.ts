import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueueName } from '#shared/contract/administration.ts'
import type { StaffRole } from '#shared/contract/staff.ts'
import { hasRight, type StaffRight } from '#shared/rules/staff-rights.ts'

type Section = {
  label: MessageDescriptor
  /** The right to see the section. The API answers 404 to staff without it. */
  right: StaffRight
  /** The queue whose length is shown in the menu. */
  queue?: QueueName
  /** The queue's name where the section's does not say it. */
  queueLabel?: MessageDescriptor
}

/** The sections of the administration by path, in the order of the menu. To add one: a record here and its route. */
export const ADMIN_SECTIONS = {
  '/$lang/admin': { label: msg`Overview`, right: 'overview' },
  '/$lang/admin/vacancies': { label: msg`Vacancies`, right: 'moderation', queue: 'vacancies' },
  '/$lang/admin/reports': { label: msg`Reports`, right: 'moderation', queue: 'reports' },
  '/$lang/admin/objections': { label: msg`Other objections`, right: 'moderation', queue: 'objections' },
  '/$lang/admin/messages': { label: msg`Messages`, right: 'messages', queue: 'messages' },
  '/$lang/admin/users': { label: msg`People`, right: 'people' },
  '/$lang/admin/audit': { label: msg`Audit log`, right: 'operation' },
  '/$lang/admin/content': { label: msg`Content`, right: 'content' },
  '/$lang/admin/newsletter': { label: msg`Newsletter`, right: 'content' },
  '/$lang/admin/mails': {
    label: msg`E-mails`,
    right: 'operation',
    queue: 'mails',
    queueLabel: msg`Failed e-mails`,
  },
  '/$lang/admin/settings': { label: msg`Settings`, right: 'operation' },
} as const satisfies Record<string, Section>

export type AdminPath = keyof typeof ADMIN_SECTIONS

const adminPaths = Object.keys(ADMIN_SECTIONS) as AdminPath[]

/** The section of a path. */
export const sectionOf = (path: AdminPath): Section => ADMIN_SECTIONS[path]

/** The right that a page of the administration needs: that of its section. The search is not in the menu. */
export const rightAt = (pathname: string): StaffRight => {
  const path = pathname.replace(/^\/[^/]+/, '/$lang')
  if (path === '/$lang/admin/search') return 'people'
  const inner = adminPaths.filter((one) => path === one || path.startsWith(`${one}/`))
  return sectionOf(inner.at(-1) ?? '/$lang/admin').right
}

/** Returns the paths of the sections for a role. */
export const adminPathsOf = (role: StaffRole): AdminPath[] =>
  adminPaths.filter((path) => hasRight(role, ADMIN_SECTIONS[path].right))
