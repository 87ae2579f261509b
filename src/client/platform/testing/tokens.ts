import type { Token } from '#shared/contract/accounts.ts'

type Claims = { sub: number; iat?: number; role?: string; jti?: string; sid?: string }

/** A token like the server's, without a valid signature. */
export function makeToken({ sub, iat = 1000, role = 'worker', jti = 'first', sid }: Claims): Token {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const claims = { sub: String(sub), iat, exp: iat + 3600, role, jti, sid }
  return {
    access_token: `${part({ alg: 'HS256' })}.${part(claims)}.signature`,
    token_type: 'bearer',
    expires_in: 3600,
  }
}
