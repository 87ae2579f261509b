/** What a member of a company may do. Owners also manage the company and its team; viewers only read. */
export const COMPANY_ROLES = ['owner', 'recruiter', 'viewer'] as const
export type CompanyRole = (typeof COMPANY_ROLES)[number]

/** Members and open invitations of a company together. */
export const MAX_TEAM = 50

/**
 * The mailboxes that prove a domain. Mail providers keep these names for themselves, because certificate authorities use
 * them for the same purpose (CA/Browser Forum, Baseline Requirements 3.2.2.4.4).
 */
export const DOMAIN_MAILBOXES = ['postmaster', 'admin', 'administrator', 'hostmaster', 'webmaster'] as const
