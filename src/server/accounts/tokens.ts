import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Token } from '#shared/contract/accounts.ts'
import type { Role } from '#shared/contract/roles.ts'
import type { Secrets } from '../config/config.ts'
import { TOKEN_LIFE_S } from './session-rules.ts'

// Verifying a signature takes longer than the query for the session. So the claims of valid tokens are cached by token
// and secret. Session, revocation and expiry are checked at each request.
const verified = new LRUCache<string, { payload: JWTPayload; secret: Uint8Array }>({ max: 5000 })

const ISSUER = 'jobmost'
const AUDIENCE = 'jobmost api'
/** Earlier releases signed tokens without both claims. Such a token is accepted if it was issued before this date. */
export const CLAIMED_SINCE = Date.UTC(2027, 0, 1) / 1000

export type TokenClaims = { userId: number; sessionId: string; jti: string; role: Role }

/**
 * Signs an access token (JWT, HS256, 60 minutes). Equal claims and time give an equal token, so that concurrent
 * refreshes of one token get the same successor.
 */
export async function signToken([secret]: Secrets, claims: TokenClaims, issuedAt: Date): Promise<Token> {
  const iat = Math.floor(issuedAt.getTime() / 1000)
  const access_token = await new SignJWT({ sid: claims.sessionId, role: claims.role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(claims.userId))
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setJti(claims.jti)
    .setIssuedAt(iat)
    .setExpirationTime(iat + TOKEN_LIFE_S)
    .sign(secret)
  return { access_token, token_type: 'bearer', expires_in: TOKEN_LIFE_S }
}

/** The claims of a token that one of our secrets signed for us, and whether it has expired; null for anything else. */
export async function readToken(
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<(TokenClaims & { isExpired: boolean }) | null> {
  const known = verified.get(token)
  if (known && secrets.includes(known.secret) && !isOver(known.payload, now))
    return { ...claimsOf(known.payload), isExpired: false }
  for (const secret of secrets) {
    const read = await verify(secret, token, now)
    if (read !== 'other secret') return read
  }
  return null
}

async function verify(secret: Uint8Array, token: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now })
    if (!hasOwnAudience(payload)) return null
    verified.set(token, { payload, secret })
    return { ...claimsOf(payload), isExpired: false }
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'other secret'
    if (error instanceof errors.JWTExpired)
      return hasOwnAudience(error.payload) ? { ...claimsOf(error.payload), isExpired: true } : null
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** jose's options for both claims would refuse the tokens of earlier releases. */
function hasOwnAudience({ iss, aud, iat = 0 }: JWTPayload): boolean {
  if (iss === undefined && aud === undefined) return iat < CLAIMED_SINCE
  return iss === ISSUER && aud === AUDIENCE
}

/** The same rule as jose's for `exp` (RFC 7519, 4.1.4). A token without `exp` is left to jose. */
const isOver = ({ exp = 0 }: JWTPayload, now: Date) => exp <= Math.floor(now.getTime() / 1000)

function claimsOf(payload: Record<string, unknown>): TokenClaims {
  return {
    userId: Number(payload.sub),
    sessionId: String(payload.sid),
    jti: String(payload.jti),
    role: payload.role as Role,
  }
}
