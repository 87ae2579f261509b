import type * as z from 'zod/mini'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import type {
  ChangeEmailSchema,
  ChangePasswordSchema,
  ChangePhoneSchema,
  ChangeRole,
  Login,
  Register,
} from '#shared/contract/accounts.ts'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import type { EraseAccount, ExportFormSchema } from '#shared/contract/personal-data.ts'
import type { NewPasskeySchema, PasskeyLoginSchema, SecondStepForm } from '#shared/contract/second-factor.ts'

// Loaded with the first request, because the pages of these forms are rendered on the server.
const accounts = () => import('#shared/contract/accounts.ts')
const secondFactor = () => import('#shared/contract/second-factor.ts')
const token = async () => (await accounts()).TokenSchema
const registerAnswer = async () => (await accounts()).RegisterAnswer
const confirmedEmail = async () => (await accounts()).ConfirmedEmailAnswer
const loginAnswer = async () => (await secondFactor()).LoginAnswer
const passkeyOptions = async () => (await secondFactor()).PasskeyOptionsAnswer
const recoveryCodes = async () => (await secondFactor()).RecoveryCodesAnswer
const totpSetup = async () => (await secondFactor()).TotpSetupAnswer
const exportAnswer = async () => (await import('#shared/contract/personal-data.ts')).ExportAnswer
const resume = async () => (await import('#shared/contract/profiles.ts')).ResumeSchema
const sendInOrder = async (
  ...call: Parameters<typeof import('#client/platform/outbox/send-in-order.ts').sendInOrder>
) => (await import('#client/platform/outbox/send-in-order.ts')).sendInOrder(...call)

export type NewPasskey = z.input<typeof NewPasskeySchema>

// None of these uses the outbox: the user waits for each answer.
export const logIn = (body: Login) => apiSend('POST', '/auth/login', { body, schema: loginAnswer })
export const takeSecondStep = (body: SecondStepForm) =>
  apiSend('POST', '/auth/login/second-factor', { body, schema: token })
/** Without consent the server creates nothing and answers with all errors. */
export const register = (body: Omit<Register, 'privacy_policy'> & { privacy_policy: boolean }) =>
  apiSend('POST', '/auth/register', { body, schema: registerAnswer })
export const sendNewPassword = (email: string) => apiSend('POST', '/auth/forgot', { body: { email } })
export const confirmEmail = (token: string) =>
  apiSend('POST', '/auth/confirm-email', { body: { token }, schema: confirmedEmail })
export const resendConfirmation = () => apiSend('POST', '/auth/confirm-email/resend')
export const changePassword = (body: z.input<typeof ChangePasswordSchema>) =>
  apiSend('PUT', '/cabinet/password', { body })
export const changeEmail = (body: z.input<typeof ChangeEmailSchema>) =>
  sendInOrder('PUT', '/cabinet/email', { body })
export const cancelEmailChange = () => sendInOrder('DELETE', '/cabinet/email')
export const changePhone = (body: z.input<typeof ChangePhoneSchema>) =>
  sendInOrder('PUT', '/cabinet/phone', { body })
export const cancelPhoneChange = () => sendInOrder('DELETE', '/cabinet/phone')
export const changeRole = (body: ChangeRole) => sendInOrder('PUT', '/cabinet/role', { body })
export const endSession = (id: string) => apiSend('DELETE', `/cabinet/sessions/${id}`)
export const endOtherSessions = () => apiSend('DELETE', '/cabinet/sessions')
export const exportData = (body: z.input<typeof ExportFormSchema>) =>
  apiSend('POST', '/cabinet/export', { body, schema: exportAnswer })
export const readResume = () => apiGet('/cabinet/resume', resume)
export const deleteAccount = (body: EraseAccount) => apiSend('DELETE', '/cabinet', { body })
export const cancelDeletion = () => apiSend('DELETE', '/cabinet/deletion')
export const fetchSecondStepOptions = (challenge: string) =>
  apiSend('POST', '/auth/login/passkey-options', { body: { challenge }, schema: passkeyOptions })
export const fetchRegistrationOptions = (body: OwnerProof) =>
  apiSend('POST', '/cabinet/second-factor/passkeys/options', { body, schema: passkeyOptions })
export const addPasskey = (body: NewPasskey) =>
  apiSend('POST', '/cabinet/second-factor/passkeys', { body, schema: recoveryCodes })
export const renamePasskey = (id: number, name: string) =>
  sendInOrder('PUT', `/cabinet/second-factor/passkeys/${id}`, { body: { name } })
export const removePasskey = (id: number, body: OwnerProof) =>
  apiSend('DELETE', `/cabinet/second-factor/passkeys/${id}`, { body })
export const fetchConfirmationOptions = () =>
  apiSend('POST', '/cabinet/second-factor/passkey-options', { schema: passkeyOptions })
export const fetchLoginOptions = () => apiSend('POST', '/auth/passkey-options', { schema: passkeyOptions })
export const logInByPasskey = (body: z.input<typeof PasskeyLoginSchema>) =>
  apiSend('POST', '/auth/passkey', { body, schema: token })
export const startTotp = (body: OwnerProof) =>
  apiSend('POST', '/cabinet/second-factor/totp', { body, schema: totpSetup })
export const confirmTotp = (code: string) =>
  apiSend('POST', '/cabinet/second-factor/totp/confirm', { body: { code }, schema: recoveryCodes })
export const removeTotp = (body: OwnerProof) => apiSend('DELETE', '/cabinet/second-factor/totp', { body })
export const renewRecoveryCodes = (body: OwnerProof) =>
  apiSend('POST', '/cabinet/second-factor/recovery-codes', { body, schema: recoveryCodes })
