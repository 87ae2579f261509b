import type * as z from 'zod/mini'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import type {
  ChangeEmailSchema,
  ChangePasswordSchema,
  ChangePhoneSchema,
  ChangeRole,
} from '#shared/contract/accounts.ts'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import type { EraseAccount, ExportFormSchema } from '#shared/contract/personal-data.ts'
import type { NewPasskeySchema } from '#shared/contract/second-factor.ts'
import { passkeyOptions } from './entry-mutations.ts'

// Loaded with the first request, because every page of the cabinet imports this file for its notices.
const secondFactor = () => import('#shared/contract/second-factor.ts')
const recoveryCodes = async () => (await secondFactor()).RecoveryCodesAnswer
const totpSetup = async () => (await secondFactor()).TotpSetupAnswer
const exportAnswer = async () => (await import('#shared/contract/personal-data.ts')).ExportAnswer
const resume = async () => (await import('#shared/contract/profiles.ts')).ResumeSchema
const sendInOrder = async (
  ...call: Parameters<typeof import('#client/platform/outbox/send-in-order.ts').sendInOrder>
) => (await import('#client/platform/outbox/send-in-order.ts')).sendInOrder(...call)

export type NewPasskey = z.input<typeof NewPasskeySchema>

// None of these uses the outbox: the user waits for each answer.
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
export const startTotp = (body: OwnerProof) =>
  apiSend('POST', '/cabinet/second-factor/totp', { body, schema: totpSetup })
export const confirmTotp = (code: string) =>
  apiSend('POST', '/cabinet/second-factor/totp/confirm', { body: { code }, schema: recoveryCodes })
export const removeTotp = (body: OwnerProof) => apiSend('DELETE', '/cabinet/second-factor/totp', { body })
export const renewRecoveryCodes = (body: OwnerProof) =>
  apiSend('POST', '/cabinet/second-factor/recovery-codes', { body, schema: recoveryCodes })
