import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'

/** Bytes in base64url, as WebAuthn's JSON has them. */
export const BytesSchema = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]+$/, 'invalid_value'))

/** The signed answer of an authenticator: AuthenticationResponseJSON of WebAuthn. */
export const PasskeyProofSchema = z.object({
  id: BytesSchema,
  rawId: BytesSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: BytesSchema,
    authenticatorData: BytesSchema,
    signature: BytesSchema,
  }),
})
export type PasskeyProof = z.output<typeof PasskeyProofSchema>

const password = z.string('required').check(z.minLength(1, 'empty'), z.maxLength(LIMITS.password, 'too_long'))

/**
 * The proof that sensitive changes require once more: the password, or a passkey (POST /cabinet/second-factor/passkey-options).
 */
export const OwnerProofSchema = z.object({
  password: z.optional(password),
  passkey: z.optional(PasskeyProofSchema),
})
export type OwnerProof = z.output<typeof OwnerProofSchema>
