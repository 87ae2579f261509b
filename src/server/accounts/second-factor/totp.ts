import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
// One step before and after: clocks of phones differ, and typing takes time (RFC 6238, 5.2).
const WINDOW = 1

/** A new secret for an authenticator app: 160 bits in base32 (RFC 4226, 4). */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from a QR code. SHA-1 and six digits: some apps ignore anything else. */
export const totpUri = (secret: string, account: string): string =>
  new TOTP({ issuer: 'Jobmost', label: account, secret, period: PERIOD_S }).toString()

/** The time step whose code was typed, or null. The caller refuses a step that was used before. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret, period: PERIOD_S })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code.replaceAll(/\D/g, ''), timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
