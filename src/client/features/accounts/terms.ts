import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { Role } from '#shared/contract/roles.ts'

export const ROLES: Record<Role, MessageDescriptor> = {
  worker: msg`Job seeker`,
  boss: msg`Employer`,
  admin: msg`Administrator`,
}
export const PERSON_TYPES: Record<CurrentUser['person_type'], MessageDescriptor> = {
  individual: msg`Individual`,
  legal_entity: msg`Legal entity`,
}
