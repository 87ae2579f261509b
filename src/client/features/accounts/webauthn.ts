// A module of its own, so that the library is loaded with the first use of a passkey.
export { startAuthentication, startRegistration } from '@simplewebauthn/browser'
