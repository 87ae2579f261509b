import type * as z from 'zod/mini'
import { apiSend } from '#client/platform/api/api.ts'
import type { Login, Register } from '#shared/contract/accounts.ts'
import type { PasskeyLoginSchema, SecondStepForm } from '#shared/contract/second-factor.ts'

// The requests of the pages for visitors, which do not load those of an account (mutations.ts). The schemas are loaded with the
// first request, because the pages of these forms are rendered on the server.
const token = async () => (await import('#shared/contract/accounts.ts')).TokenSchema
const registerAnswer = async () => (await import('#shared/contract/accounts.ts')).RegisterAnswer
const confirmedEmail = async () => (await import('#shared/contract/accounts.ts')).ConfirmedEmailAnswer
const loginAnswer = async () => (await import('#shared/contract/second-factor.ts')).LoginAnswer
export const passkeyOptions = async () =>
  (await import('#shared/contract/second-factor.ts')).PasskeyOptionsAnswer

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
export const fetchSecondStepOptions = (challenge: string) =>
  apiSend('POST', '/auth/login/passkey-options', { body: { challenge }, schema: passkeyOptions })
export const fetchLoginOptions = () => apiSend('POST', '/auth/passkey-options', { schema: passkeyOptions })
export const logInByPasskey = (body: z.input<typeof PasskeyLoginSchema>) =>
  apiSend('POST', '/auth/passkey', { body, schema: token })
