import type { StaffRole } from '#shared/contract/staff.ts'

/** A part of the administration. Each route and each section of the menu needs one of them. */
export type StaffRight =
  /** The first page of the administration: all staff have it. */
  | 'overview'
  /** Vacancies, offers and reports. */
  | 'moderation'
  /** Looking at people and blocking them. */
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

/** Whether staff with this role have a right; nobody has one without a role. */
export const hasRight = (role: StaffRole | null, right: StaffRight): boolean =>
  role !== null && RIGHTS[role].includes(right)
