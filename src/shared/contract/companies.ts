import * as z from 'zod/mini'
import { COMPANY_ROLES, DOMAIN_MAILBOXES } from './company-roles.ts'
import { EmailSchema, line, nullableText, one, optionalLine, TimeSchema } from './conventions.ts'
import { LIMITS } from './limits.ts'
import { patchOf } from './patch-of.ts'

export type { CompanyRole } from './company-roles.ts'

const CompanyRoleSchema = z.enum(COMPANY_ROLES, 'unchosen')
/** A web address without credentials, which could show another host than it leads to. */
function isWebsite(value: string | null): boolean {
  if (value === null) return true
  const [protocol = '', empty, host = ''] = value.split('/')
  const isHost = /^[\p{L}\d.-]+$/u.test(host) && host.includes('.')
  return /^https?:$/i.test(protocol) && empty === '' && isHost && !/\s/.test(value)
}

/** The version for `If-Match` of a form that creates a company: whoever has one meanwhile, by another device, gets 412. */
export const NO_COMPANY_VERSION = 0
/** PUT /cabinet/company: creates the current user's company or changes it. */
export const CompanyFormSchema = z.object({
  name: line(LIMITS.companyName),
  address: optionalLine(LIMITS.companyAddress),
  website: optionalLine(LIMITS.website).check(z.refine(isWebsite, 'invalid_website')),
  /** Forms of an earlier release have none; it stays as it is then. */
  description: z.optional(nullableText(LIMITS.companyDescription)),
})
export type CompanyForm = z.infer<typeof CompanyFormSchema>

const MemberSchema = z.object({
  id: z.int(),
  name: z.string(),
  url_img: z.nullable(z.string()),
  role: CompanyRoleSchema,
  joined_at: TimeSchema,
})
const InvitationSchema = z.object({
  id: z.int(),
  email: z.string(),
  role: CompanyRoleSchema,
  expires_at: TimeSchema,
})
/** GET /cabinet/company: the current user's company; null when there is none. Only owners see invitations. */
export const CompanySchema = z.object({
  id: z.int(),
  name: z.string(),
  address: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** Answers stored by an earlier release have none. */
  description: z.optional(z.nullable(z.string())),
  logo: z.nullable(z.string()),
  /** The version of the fields of the form, for `If-Match`. Answers stored by an earlier release have none. */
  version: z.optional(z.int()),
  /** The domain that is proved, or whose link waits in `mailbox`. */
  domain: z.nullable(
    z.object({
      name: z.string(),
      mailbox: z.nullable(z.string()),
      verified_at: z.nullable(TimeSchema),
    }),
  ),
  my_role: CompanyRoleSchema,
  members: z.array(MemberSchema),
  invitations: z.array(InvitationSchema),
})
export type Company = z.infer<typeof CompanySchema>
export type CompanyMember = z.infer<typeof MemberSchema>
export const CompanyAnswer = one(CompanySchema)
export const OwnCompanyAnswer = one(z.nullable(CompanySchema))

/** PUT /cabinet/company/invitations: replaces an earlier invitation to the same address. */
export const InvitationFormSchema = z.object({ email: EmailSchema, role: CompanyRoleSchema })
export type InvitationForm = z.infer<typeof InvitationFormSchema>

/** PUT /cabinet/company/domain: mails a link to a mailbox of the domain; an earlier domain is not proved any more. */
export const DomainFormSchema = z.object({
  domain: line(LIMITS.website),
  mailbox: z.enum(DOMAIN_MAILBOXES, 'unchosen'),
})
export type DomainForm = z.infer<typeof DomainFormSchema>
/** PUT /cabinet/company/domain/proof: the token of that link. */
export const DomainTokenSchema = z.object({ token: line(LIMITS.mailToken) })

/** PATCH /cabinet/company/members/{id} */
export const MemberPatchSchema = patchOf(z.pick(MemberSchema, { role: true }))

/** The token of the link in an invitation. */
export const InvitationTokenSchema = z.object({ token: line(LIMITS.mailToken) })
/** POST /company-invitation: what its link is about. */
export const OpenInvitationAnswer = one(
  z.object({
    company: z.string(),
    email: z.string(),
    role: CompanyRoleSchema,
    /** Whether the address has an account. */
    has_account: z.optional(z.boolean()),
  }),
)
