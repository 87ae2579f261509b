import type * as z from 'zod/mini'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import { sendInOrder } from '#client/platform/outbox/send-in-order.ts'
import {
  type ChangeEmailSchema,
  type ChangePasswordSchema,
  type ChangePhoneSchema,
  type ChangeRole,
  ConfirmedEmailAnswer,
  type Login,
  type Register,
  TokenSchema,
} from '#shared/contract/accounts.ts'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import { type EraseAccount, ExportAnswer, type ExportFormSchema } from '#shared/contract/personal-data.ts'
import { ResumeSchema } from '#shared/contract/profiles.ts'
import {
  LoginAnswer,
  type NewPasskeySchema,
  type PasskeyLoginSchema,
  PasskeyOptionsAnswer,
  RecoveryCodesAnswer,
  type SecondStepForm,
  TotpSetupAnswer,
} from '#shared/contract/second-factor.ts'

export type NewPasskey = z.input<typeof NewPasskeySchema>

// None of these uses the outbox: the user waits for each answer.
export const logIn = (body: Login) => apiSend('POST', '/auth/login', { body, schema: LoginAnswer })
export const takeSecondStep = (body: SecondStepForm) =>
  apiSend('POST', '/auth/login/second-factor', { body, schema: TokenSchema })
/** Without consent the server creates nothing and answers with all errors. */
export const register = (body: Omit<Register, 'privacy_policy'> & { privacy_policy: boolean }) =>
  apiSend('POST', '/auth/register', { body, schema: TokenSchema })
export const sendNewPassword = (email: string) => apiSend('POST', '/auth/forgot', { body: { email } })
export const confirmEmail = (token: string) =>
  apiSend('POST', '/auth/confirm-email', { body: { token }, schema: ConfirmedEmailAnswer })
export const resendConfirmation = () => apiSend('POST', '/auth/confirm-email/resend')
export const changePassword = (body: z.input<typeof ChangePasswordSchema>) =>
  apiSend('PUT', '/cabinet/password', { body })
export const changeEmail = (body: z.input<typeof ChangeEmailSchema>) =>
  sendInOrder('PUT', '/cabinet/email', { body })
export const cancelEmailChange = () => sendInOrder('DELETE', '/cabinet/email')
export const changePhone = (body: z.input<typeof ChangePhoneSchema>) =>
  sendInOrder('PUT', '/cabinet/phone', { body })
export const changeRole = (body: ChangeRole) => sendInOrder('PUT', '/cabinet/role', { body })
export const endSession = (id: string) => apiSend('DELETE', `/cabinet/sessions/${id}`)
export const endOtherSessions = () => apiSend('DELETE', '/cabinet/sessions')
export const exportData = (body: z.input<typeof ExportFormSchema>) =>
  apiSend('POST', '/cabinet/export', { body, schema: ExportAnswer })
export const readResume = () => apiGet('/cabinet/resume', ResumeSchema)
export const deleteAccount = (body: EraseAccount) => apiSend('DELETE', '/cabinet', { body })
export const cancelDeletion = () => apiSend('DELETE', '/cabinet/deletion')
export const fetchSecondStepOptions = (challenge: string) =>
  apiSend('POST', '/auth/login/passkey-options', { body: { challenge }, schema: PasskeyOptionsAnswer })
export const fetchRegistrationOptions = (body: OwnerProof) =>
  apiSend('POST', '/cabinet/second-factor/passkeys/options', { body, schema: PasskeyOptionsAnswer })
export const addPasskey = (body: NewPasskey) =>
  apiSend('POST', '/cabinet/second-factor/passkeys', { body, schema: RecoveryCodesAnswer })
export const renamePasskey = (id: number, name: string) =>
  sendInOrder('PUT', `/cabinet/second-factor/passkeys/${id}`, { body: { name } })
export const removePasskey = (id: number, body: OwnerProof) =>
  apiSend('DELETE', `/cabinet/second-factor/passkeys/${id}`, { body })
export const fetchConfirmationOptions = () =>
  apiSend('POST', '/cabinet/second-factor/passkey-options', { schema: PasskeyOptionsAnswer })
export const fetchLoginOptions = () =>
  apiSend('POST', '/auth/passkey-options', { schema: PasskeyOptionsAnswer })
export const logInByPasskey = (body: z.input<typeof PasskeyLoginSchema>) =>
  apiSend('POST', '/auth/passkey', { body, schema: TokenSchema })
export const startTotp = (body: OwnerProof) =>
  apiSend('POST', '/cabinet/second-factor/totp', { body, schema: TotpSetupAnswer })
export const confirmTotp = (code: string) =>
  apiSend('POST', '/cabinet/second-factor/totp/confirm', { body: { code }, schema: RecoveryCodesAnswer })
export const removeTotp = (body: OwnerProof) => apiSend('DELETE', '/cabinet/second-factor/totp', { body })
export const renewRecoveryCodes = (body: OwnerProof) =>
  apiSend('POST', '/cabinet/second-factor/recovery-codes', { body, schema: RecoveryCodesAnswer })
