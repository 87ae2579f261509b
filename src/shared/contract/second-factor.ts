import * as z from 'zod/mini'
import { TokenSchema } from './accounts.ts'
import { line, one, TimeSchema, text } from './conventions.ts'
import { LIMITS } from './limits.ts'
import { BytesSchema, PasskeyProofSchema } from './owner-proof.ts'

/** How the second step of a login can be taken. */
export const SecondStepSchema = z.enum(['passkey', 'totp', 'recovery_code'])
export type SecondStep = z.infer<typeof SecondStepSchema>

/** POST /auth/login of an account with a second factor: the password was right, a session needs the second step. */
export const SecondFactorRequiredSchema = z.object({
  second_factor_required: z.literal(true),
  /** To be sent to POST /auth/login/second-factor; valid once. */
  challenge: z.string(),
  /** Seconds. */
  expires_in: z.int(),
  methods: z.array(SecondStepSchema),
})
export type SecondFactorRequired = z.infer<typeof SecondFactorRequiredSchema>
export const LoginAnswer = z.union([TokenSchema, SecondFactorRequiredSchema])
export type LoginAnswer = z.infer<typeof LoginAnswer>

const code = text(LIMITS.factorCode)
const challenge = text(100)

/** POST /auth/passkey. */
export const PasskeyLoginSchema = z.object({ passkey: PasskeyProofSchema })

/** POST /auth/login/second-factor: the challenge with a passkey, a code of the app or a recovery code. */
export const SecondStepFormSchema = z.union(
  [
    z.object({ challenge, code }),
    z.object({ challenge, recovery_code: code }),
    z.object({ challenge, passkey: PasskeyProofSchema }),
  ],
  'required',
)
export type SecondStepForm = z.input<typeof SecondStepFormSchema>

/** GET /cabinet/second-factor. */
export const SecondFactorSchema = z.object({
  /** The authenticator app; null without one. */
  totp: z.nullable(z.object({ confirmed_at: TimeSchema })),
  /** Whether the administration refuses this user until a second factor is set up. */
  is_required: z.boolean(),
  recovery_codes_left: z.int(),
  passkeys: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      created_at: TimeSchema,
      last_used_at: z.nullable(TimeSchema),
    }),
  ),
})
export type SecondFactor = z.infer<typeof SecondFactorSchema>
export const SecondFactorAnswer = one(SecondFactorSchema)

/** POST /cabinet/second-factor/totp: the secret of the app in base32, and as an address for the QR code. */
export const TotpSetupSchema = z.object({ secret: z.string(), uri: z.string() })
export type TotpSetup = z.infer<typeof TotpSetupSchema>
export const TotpSetupAnswer = one(TotpSetupSchema)

/** POST /cabinet/second-factor/totp/confirm. */
export const ConfirmTotpSchema = z.object({ code })

/** New recovery codes, which are never shown again; null when the account keeps its existing codes. */
export const RecoveryCodesAnswer = one(z.object({ recovery_codes: z.nullable(z.array(z.string())) }))

/** POST /auth/login/passkey-options. */
export const PasskeyOptionsFormSchema = z.object({ challenge })

/** The WebAuthn options for the authenticator, as JSON. */
export const PasskeyOptionsAnswer = one(z.looseObject({ challenge: z.string() }))

const name = line(LIMITS.name)
export const RenamePasskeySchema = z.object({ name })

/** POST /cabinet/second-factor/passkeys: RegistrationResponseJSON of WebAuthn. */
export const NewPasskeySchema = z.object({
  name,
  passkey: z.object({
    id: BytesSchema,
    rawId: BytesSchema,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: BytesSchema,
      attestationObject: BytesSchema,
      transports: z.optional(z.array(line(20)).check(z.maxLength(10, 'too_many'))),
    }),
  }),
})
export type NewPasskey = z.output<typeof NewPasskeySchema>
