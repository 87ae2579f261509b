import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiError, PasskeyError } from '#client/platform/api/errors.ts'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import {
  fetchLoginOptions,
  fetchSecondStepOptions,
  logInByPasskey,
  takeSecondStep,
} from './entry-mutations.ts'
import { addPasskey, fetchConfirmationOptions, fetchRegistrationOptions } from './mutations.ts'

const load = () => import('./webauthn.ts')

/** Logs in with a passkey alone. The browser offers the accounts for which it has a passkey. */
export async function logInWithoutPassword() {
  const { data } = await fetchLoginOptions()
  const { startAuthentication } = await load()
  const optionsJSON = data as unknown as PublicKeyCredentialRequestOptionsJSON
  const passkey = await startAuthentication({ optionsJSON }).catch(throwPasskeyError)
  return logInByPasskey({ passkey }).catch(throwWithoutField)
}

/** Completes the second step of a login with a passkey. */
export async function takeSecondStepByPasskey(challenge: string) {
  const { data } = await fetchSecondStepOptions(challenge)
  const { startAuthentication } = await load()
  const optionsJSON = data as unknown as PublicKeyCredentialRequestOptionsJSON
  const passkey = await startAuthentication({ optionsJSON }).catch(throwPasskeyError)
  return takeSecondStep({ challenge, passkey }).catch(throwWithoutField)
}

/** Runs an action that requires the password or a passkey, with a passkey. */
export async function confirmWithPasskey<Answer>(
  act: (proof: OwnerProof) => Promise<Answer>,
): Promise<Answer> {
  const { data } = await fetchConfirmationOptions()
  const { startAuthentication } = await load()
  const optionsJSON = data as unknown as PublicKeyCredentialRequestOptionsJSON
  const passkey = await startAuthentication({ optionsJSON }).catch(throwPasskeyError)
  return act({ passkey }).catch(throwWithoutField)
}

/** Creates a passkey on this device or a nearby one. Returns new recovery codes if the account had none. */
export async function createPasskey({ name }: { name: string }, proof: OwnerProof) {
  const { data } = await fetchRegistrationOptions(proof)
  const { startRegistration } = await load()
  const optionsJSON = data as unknown as PublicKeyCredentialCreationOptionsJSON
  const passkey = await startRegistration({ optionsJSON }).catch(throwPasskeyError)
  return addPasskey({ name, passkey }).catch(throwWithoutField)
}

/** Browsers do not reveal whether the user cancelled, waited too long or has no passkey (WebAuthn Level 2, 14.5). */
function throwPasskeyError(cause: unknown): never {
  throw new PasskeyError('passkey', { cause })
}

/** Turns an error of the field `passkey` into an error of the whole form, because no form shows such a field. */
function throwWithoutField(error: unknown): never {
  const messages = error instanceof ApiError && error.errors?.passkey
  if (!messages) throw error
  throw new ApiError({ status: error.status, code: error.code, message: messages.join(' ') })
}
