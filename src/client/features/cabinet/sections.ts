import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IconName } from '#client/ui/icon.tsx'
import { ROLES } from '#shared/contract/choices.ts'
import type { OpenRole, Role } from '#shared/contract/roles.ts'

type Section = {
  label: MessageDescriptor
  /** Its label for employers, if it shows them something else. */
  bossLabel?: MessageDescriptor
  icon: IconName
  roles: readonly Role[]
}

/** The pages of the cabinet by path, in the order of the menu. */
export const SECTIONS = {
  '/$lang/cabinet/worker': { label: msg`Personal data`, icon: 'user', roles: ROLES },
  // These five are one route; the section is its parameter.
  '/$lang/cabinet/worker/about': {
    label: msg`About me`,
    bossLabel: msg`About us`,
    icon: 'info',
    roles: ROLES,
  },
  '/$lang/cabinet/worker/experience': { label: msg`Work experience`, icon: 'briefcase', roles: ['worker'] },
  '/$lang/cabinet/worker/education': { label: msg`Education`, icon: 'calendar', roles: ['worker'] },
  '/$lang/cabinet/worker/languages': { label: msg`Language skills`, icon: 'globe', roles: ['worker'] },
  '/$lang/cabinet/worker/preferences': { label: msg`Preferences`, icon: 'settings', roles: ['worker'] },
  '/$lang/cabinet/worker/user/active-vacancy': { label: msg`My vacancies`, icon: 'list', roles: ['boss'] },
  '/$lang/cabinet/worker/user/add-vacancy': { label: msg`Create vacancy`, icon: 'plus', roles: ['boss'] },
  '/$lang/cabinet/worker/user/vacancy-templates': { label: msg`Templates`, icon: 'copy', roles: ['boss'] },
  '/$lang/cabinet/worker/user/import-vacancies': {
    label: msg`Import vacancies`,
    icon: 'download',
    roles: ['boss'],
  },
  '/$lang/cabinet/worker/user/company': { label: msg`Company and team`, icon: 'people', roles: ['boss'] },
  '/$lang/cabinet/worker/user/active-offer': { label: msg`My offers`, icon: 'people', roles: ['worker'] },
  '/$lang/cabinet/worker/bids': {
    label: msg`My bids`,
    bossLabel: msg`Bids`,
    icon: 'list',
    roles: ['worker', 'boss'],
  },
  '/$lang/cabinet/worker/user/add-offer': { label: msg`Create offer`, icon: 'plus', roles: ['worker'] },
  '/$lang/cabinet/worker/user/favorite': { label: msg`Favourites`, icon: 'star', roles: ['worker', 'boss'] },
  '/$lang/cabinet/worker/user/viewed-jobs': {
    label: msg`Viewed and hidden jobs`,
    icon: 'eye',
    roles: ['worker'],
  },
  '/$lang/cabinet/worker/user/saved-searches': {
    label: msg`Saved searches and newsletter`,
    icon: 'search',
    roles: ['worker', 'boss'],
  },
  '/$lang/cabinet/security': { label: msg`Security`, icon: 'shield', roles: ROLES },
  '/$lang/cabinet/privacy': { label: msg`Privacy`, icon: 'eye', roles: ROLES },
  '/$lang/cabinet/notifications': { label: msg`Notifications`, icon: 'bell', roles: ROLES },
  '/$lang/cabinet/storage': { label: msg`Data on this device`, icon: 'download', roles: ROLES },
  '/$lang/admin': { label: msg`Administration`, icon: 'flag', roles: ['admin'] },
} as const satisfies Record<string, Section>

export type SectionPath = keyof typeof SECTIONS

/** Returns the paths of the pages for a role. */
export const sectionsOf = (role: Role): SectionPath[] =>
  (Object.keys(SECTIONS) as SectionPath[]).filter((path) =>
    (SECTIONS[path].roles as readonly Role[]).includes(role),
  )

/** The label of a page in the menu of a role. */
export function labelOf(path: SectionPath, role: Role): MessageDescriptor {
  const { label, bossLabel = label }: Section = SECTIONS[path]
  return role === 'boss' ? bossLabel : label
}

/** Pages of a single record, by path prefix, with the section of their list. */
const DETAILS = {
  '/$lang/cabinet/worker/user/vacancy/': '/$lang/cabinet/worker/user/active-vacancy',
  '/$lang/cabinet/worker/user/offer/': '/$lang/cabinet/worker/user/active-offer',
} as const satisfies Record<string, SectionPath>

/** The section with the list of the record that a page shows; undefined for other pages. */
export function listOf(pathname: string): SectionPath | undefined {
  const path = pathname.replace(/^\/\w+/, '/$lang')
  const detail = (Object.keys(DETAILS) as (keyof typeof DETAILS)[]).find((start) => path.startsWith(start))
  return detail && DETAILS[detail]
}

/** The role that alone may open a page of the cabinet, with the name of its section; null for pages of several roles. */
export function findPageOfRole(pathname: string): { role: OpenRole; label: MessageDescriptor } | null {
  const path = pathname.replace(/^\/\w+/, '/$lang').replace(/\/$/, '')
  const section: Section | undefined = SECTIONS[listOf(pathname) ?? (path as SectionPath)]
  const [role, ...more] = section?.roles ?? []
  return section && role && role !== 'admin' && more.length === 0 ? { role, label: section.label } : null
}
