import * as z from 'zod/mini'
import {
  EmailSchema,
  LanguageSchema,
  line,
  listOf,
  one,
  optionalText,
  TimeSchema,
  text,
} from './conventions.ts'
import { LIMITS } from './limits.ts'
import { OwnerProofSchema, PasskeyProofSchema } from './owner-proof.ts'
import { OpenRoleSchema, PersonTypeSchema, RoleSchema } from './roles.ts'

const password = z.string('required').check(z.minLength(1, 'empty'), z.maxLength(LIMITS.password, 'too_long'))

export const RegisterSchema = z.object({
  role: OpenRoleSchema,
  person_type: PersonTypeSchema,
  name: line(LIMITS.name),
  surname: line(LIMITS.name),
  email: EmailSchema,
  phone: line(LIMITS.phone),
  password,
  password_confirmation: password,
  privacy_policy: z.literal(true, 'privacy_required'),
  company_name: optionalText(LIMITS.companyName),
  contact_name: optionalText(LIMITS.name),
  vat_id: optionalText(LIMITS.vatId),
  /** The token of an invitation to a company's team: it was mailed to this address, and so proves it. */
  invitation: z.optional(line(LIMITS.mailToken)),
})
export type Register = z.input<typeof RegisterSchema>

export const LoginSchema = z.object({
  login: line(LIMITS.email),
  password,
  role: z.optional(OpenRoleSchema),
})
export type Login = z.input<typeof LoginSchema>

export const TokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds. */
  expires_in: z.int(),
})
export type Token = z.infer<typeof TokenSchema>
/** POST /auth/register, 202: a mail tells the owner of the address how to log in, and the answer tells nothing. */
export const AnsweredByMailSchema = z.object({ answered_by_mail: z.literal(true) })
export const RegisterAnswer = z.union([TokenSchema, AnsweredByMailSchema])
/** POST /auth/refresh answers at the top level (the commission) and under `data` (as every other route). */
export const RefreshedTokenSchema = z.extend(TokenSchema, { data: TokenSchema })

/** A version of a text of the operator, such as "terms 2"; null where none was recorded. */
const AcceptedSchema = z.object({ version: z.nullable(z.string()), accepted_at: z.nullable(TimeSchema) })

/** GET /cabinet/user-role: the current user. */
export const CurrentUserSchema = z.object({
  id: z.int(),
  /** The role in use. */
  role: RoleSchema,
  /** The roles between which the user can switch; empty for staff. */
  roles: z.array(OpenRoleSchema),
  person_type: PersonTypeSchema,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  email_confirmed: z.boolean(),
  phone: z.nullable(z.string()),
  url_img: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  contact_name: z.nullable(z.string()),
  language: LanguageSchema,
  must_change_password: z.boolean(),
  /** The new address of a pending change, which takes effect when it is confirmed. */
  pending_email: z.nullable(z.string()),
  /** The new number of a pending change, which takes effect when the link mailed to `email` is opened. */
  pending_phone: z.optional(z.nullable(z.string())),
  /** When the account will be erased unless its owner cancels the deletion; null when it was not requested. */
  erase_at: z.nullable(TimeSchema),
  /** The last export of the account's data. */
  exported_at: z.nullable(TimeSchema),
  /** The version of the privacy policy that the user has agreed to, and when. */
  privacy: AcceptedSchema,
  /** The version of the terms of use that the user has accepted last, and when. */
  terms: z.optional(AcceptedSchema),
})
export type CurrentUser = z.infer<typeof CurrentUserSchema>
export const CurrentUserAnswer = one(CurrentUserSchema)

/** GET /cabinet/seal-key: 32 bytes in base64url. */
export const SealKeyAnswer = one(z.object({ key: z.string() }))

export const ForgotSchema = z.object({ email: EmailSchema })
export const ConfirmEmailSchema = z.object({ token: text(200) })
export const ConfirmedEmailAnswer = one(
  z.object({
    email_confirmed: z.literal(true),
    email: z.email(),
    /** The last digits of the phone number that the link has confirmed; missing when it confirmed an address. */
    phone_ending: z.optional(z.string()),
  }),
)
export const ChooseLanguageSchema = z.object({ language: LanguageSchema })

export const ChangeEmailSchema = z.extend(OwnerProofSchema, { email: EmailSchema })
export const ChangePhoneSchema = z.extend(OwnerProofSchema, { phone: line(LIMITS.phone) })

/**
 * PUT /cabinet/role: switches to the other role. The first time, the user must consent to having both roles, and an
 * employer states the type of person and company, as at the registration.
 */
export const ChangeRoleSchema = z.object({
  role: OpenRoleSchema,
  agreed: z.optional(z.literal(true)),
  person_type: z.optional(PersonTypeSchema),
  company_name: optionalText(LIMITS.companyName),
  contact_name: optionalText(LIMITS.name),
  vat_id: optionalText(LIMITS.vatId),
})
export type ChangeRole = z.input<typeof ChangeRoleSchema>

export const ChangePasswordSchema = z.object({
  /** A passkey may replace it. A session opened with a temporary password needs neither. */
  current_password: z.optional(password),
  passkey: z.optional(PasskeyProofSchema),
  password,
  password_confirmation: password,
})

export const SessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  created_at: TimeSchema,
  last_used_at: TimeSchema,
  is_current: z.boolean(),
})
export const SessionsAnswer = listOf(SessionSchema)
export type Session = z.infer<typeof SessionSchema>
export const SessionParamSchema = z.object({ id: z.uuid() })
