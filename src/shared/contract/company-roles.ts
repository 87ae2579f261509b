/** What a member of a company may do. Owners also manage the company and its team; viewers only read. */
export const COMPANY_ROLES = ['owner', 'recruiter', 'viewer'] as const
export type CompanyRole = (typeof COMPANY_ROLES)[number]

/** Members and open invitations of a company together. */
export const MAX_TEAM = 50
