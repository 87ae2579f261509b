import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiError, PasskeyError } from '#client/platform/api/errors.ts'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import {
  addPasskey,
  askForAnyPasskey,
  askForNewPasskey,
  askForPasskey,
  askToConfirm,
  sendPasskey,
  takeSecondStep,
} from './mutations.ts'

const load = () => import('./webauthn.ts')

/** Whether this browser has passkeys. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Logs in with a passkey alone: the browser offers the accounts it has passkeys of. */
export async function logInWithoutPassword() {
  const { data } = await askForAnyPasskey()
  const { startAuthentication } = await load()
  const optionsJSON = data as unknown as PublicKeyCredentialRequestOptionsJSON
  const passkey = await startAuthentication({ optionsJSON }).catch(refuse)
  return sendPasskey({ passkey }).catch(withoutField)
}

/** Takes the second step of a login with a passkey. */
export async function logInByPasskey(challenge: string) {
  const { data } = await askForPasskey(challenge)
  const { startAuthentication } = await load()
  const optionsJSON = data as unknown as PublicKeyCredentialRequestOptionsJSON
  const passkey = await startAuthentication({ optionsJSON }).catch(refuse)
  return takeSecondStep({ challenge, passkey }).catch(withoutField)
}

/** Does something that asks for the password, with a passkey in its place. */
export async function withPasskey<Answer>(act: (proof: OwnerProof) => Promise<Answer>): Promise<Answer> {
  const { data } = await askToConfirm()
  const { startAuthentication } = await load()
  const optionsJSON = data as unknown as PublicKeyCredentialRequestOptionsJSON
  const passkey = await startAuthentication({ optionsJSON }).catch(refuse)
  return act({ passkey }).catch(withoutField)
}

/** Makes a passkey on this device, or on one that it reaches. Gives recovery codes, as the server does. */
export async function makePasskey({ name }: { name: string }, proof: OwnerProof) {
  const { data } = await askForNewPasskey(proof)
  const { startRegistration } = await load()
  const optionsJSON = data as unknown as PublicKeyCredentialCreationOptionsJSON
  const passkey = await startRegistration({ optionsJSON }).catch(refuse)
  return addPasskey({ name, passkey }).catch(withoutField)
}

/** Cancelled, too late, not on this device: browsers do not say which, so that sites learn nothing. */
function refuse(cause: unknown): never {
  throw new PasskeyError('passkey', { cause })
}

/** No field of a form shows errors of a passkey: they are the form's. */
function withoutField(error: unknown): never {
  const messages = error instanceof ApiError && error.errors?.passkey
  if (!messages) throw error
  throw new ApiError({ status: error.status, code: error.code, message: messages.join(' ') })
}
