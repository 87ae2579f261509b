import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Role } from '#shared/contract/roles.ts'

/** The names of the roles. */
export const ROLE_WORDS: Record<Role, MessageDescriptor> = {
  worker: msg`Job seeker`,
  boss: msg`Employer`,
  admin: msg`Staff`,
}
