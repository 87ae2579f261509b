// A separate module, so that the library is loaded only when a passkey is first used.
export { startAuthentication, startRegistration } from '@simplewebauthn/browser'
