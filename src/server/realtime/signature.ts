import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** `secret` signs. Signatures of `acceptedSecrets` are valid too, so that a new secret refuses no open page. */
export type Credentials = {
  appId: string
  key: string
  secret: string
  acceptedSecrets?: readonly string[] | undefined
}

// Pusher's tolerance for `auth_timestamp` of the HTTP API.
const CLOCK_TOLERANCE_S = 600

/** Authorizes this socket to subscribe to this channel: `key:signature`. */
export function signChannel(
  { key, secret }: Credentials,
  socketId: string,
  channel: string,
  channelData: string | null = null,
): string {
  const parts = [socketId, channel, ...(channelData === null ? [] : [channelData])]
  return `${key}:${sign(secret, parts.join(':'))}`
}

/** Whether `auth` is a valid signature for this socket and channel. */
export function isChannelSigned(
  credentials: Credentials,
  auth: string,
  ...what: [socketId: string, channel: string, channelData: string | null]
): boolean {
  return eachOf(credentials).some((one) => isSame(auth, signChannel(one, ...what)))
}

/** Authorizes this socket to sign in as the user in `user_data`: `key:signature`. */
export const signUser = ({ key, secret }: Credentials, socketId: string, userData: string): string =>
  `${key}:${sign(secret, `${socketId}::user::${userData}`)}`

/** Whether `auth` is a valid signature for this socket and user. */
export const isUserSigned = (
  credentials: Credentials,
  auth: string,
  ...who: [socketId: string, userData: string]
): boolean => eachOf(credentials).some((one) => isSame(auth, signUser(one, ...who)))

export type SignedRequest = { method: string; path: string; query: URLSearchParams; body: string }

/**
 * The reason why a call of the HTTP API is refused, or null. The signature covers the body only through `body_md5`, so
 * a call without it is refused. So is one with an old timestamp (replay).
 */
export function problemOf(
  credentials: Credentials,
  { method, path, query, body }: SignedRequest,
  now: Date,
): string | null {
  if (query.get('auth_key') !== credentials.key) return 'auth_key is not known'
  if (query.get('auth_version') !== '1.0') return 'auth_version must be 1.0'
  const timestamp = query.get('auth_timestamp') ?? ''
  const skew = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || skew > CLOCK_TOLERANCE_S)
    return `auth_timestamp must be within ${CLOCK_TOLERANCE_S} s of the server's time`
  if (body && !isSame(query.get('body_md5') ?? '', createHash('md5').update(body).digest('hex')))
    return 'body_md5 does not fit the body'
  const signed = [...query]
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
  const text = [method, path, signed.join('&')].join('\n')
  const given = query.get('auth_signature') ?? ''
  const isSigned = eachOf(credentials).some(({ secret }) => isSame(given, sign(secret, text)))
  return isSigned ? null : 'auth_signature is wrong'
}

/** The credentials with each valid secret, the signing one first. */
function eachOf(credentials: Credentials): Credentials[] {
  const { secret, acceptedSecrets = [] } = credentials
  return [secret, ...acceptedSecrets].map((one) => ({ ...credentials, secret: one }))
}

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
