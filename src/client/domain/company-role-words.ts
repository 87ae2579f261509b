import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CompanyRole } from '#shared/contract/companies.ts'

/** The names of the roles in a company, and what they allow. */
export const COMPANY_ROLE_WORDS: Record<CompanyRole, { name: MessageDescriptor; allows: MessageDescriptor }> =
  {
    owner: {
      name: msg({ message: 'Owner', context: 'role in a company' }),
      allows: msg`Manages company, team, vacancies and bids`,
    },
    recruiter: {
      name: msg({ message: 'Recruiter', context: 'role in a company' }),
      allows: msg`Manages vacancies and bids`,
    },
    viewer: {
      name: msg({ message: 'Viewer', context: 'role in a company' }),
      allows: msg`Can only read vacancies and bids`,
    },
  }
