import type { StaffRole } from '#shared/contract/staff.ts'

/** A part of the administration. Each route and each section of the menu needs one of them. */
export type StaffRight =
  /** The first page of the administration, for all staff. */
  | 'overview'
  /** Vacancies, offers and reports. */
  | 'moderation'
  /** Viewing and blocking people. */
  | 'people'
  /** Messages of the contact form. */
  | 'messages'
  /** Blog, news, FAQ, pages, rubrics, contacts. */
  | 'content'
  /** Settings of the site, mails, audit log. */
  | 'operation'
  /** Roles of staff. */
  | 'staff'

const RIGHTS: Record<StaffRole, readonly StaffRight[]> = {
  moderator: ['overview', 'moderation', 'people', 'messages'],
  editor: ['overview', 'content'],
  administrator: ['overview', 'moderation', 'people', 'messages', 'content', 'operation', 'staff'],
}

/** Whether a staff role includes a right. Without a role there are no rights. */
export const hasRight = (role: StaffRole | null, right: StaffRight): boolean =>
  role !== null && RIGHTS[role].includes(right)

/** The staff roles that include a right. */
export const rolesWith = (right: StaffRight): StaffRole[] =>
  (Object.keys(RIGHTS) as StaffRole[]).filter((role) => hasRight(role, right))
