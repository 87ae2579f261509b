import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ROLE_WORDS } from '#client/domain/role-words.ts'
import type { Role } from '#shared/contract/roles.ts'
import type { StaffRole } from '#shared/contract/staff.ts'

export const STAFF_ROLE_WORDS: Record<StaffRole, MessageDescriptor> = {
  moderator: msg`Moderator`,
  editor: msg`Editor`,
  administrator: msg({ message: 'Administrator', context: 'role of staff' }),
}

/** The labels of the roles of users and staff. */
export const roleWordOf = ({ role, staff_role }: { role: Role; staff_role: StaffRole | null }) =>
  staff_role ? STAFF_ROLE_WORDS[staff_role] : ROLE_WORDS[role]
