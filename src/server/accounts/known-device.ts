import { randomUUID } from 'node:crypto'
import { DAY_S } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import { isSignatureOf, signatureOf } from '../mail/signed-links.ts'

const LIFE_S = 365 * DAY_S

type Config = Pick<Deps['config'], 'secrets' | 'publicUrl'>

const isHttps = ({ publicUrl }: Config) => publicUrl.startsWith('https:')
// Browsers accept a cookie with this prefix only over https, from this host and for all its paths, so that neither an
// attacker on the network nor another subdomain can set it (RFC 6265bis, 4.1.3).
const nameOf = (config: Config) => `${isHttps(config) ? '__Host-' : ''}known_device`
// The name before 24 November 2026. Such cookies are valid for a year: delete this
// name in December 2027.
const FORMER_NAME = '__Secure-known_device'
const FORMER_PATH = '/api/v1/auth'

/**
 * The id of the request's device if this account has signed in there before, else null. It is no
 * proof of identity. It selects the counter of wrong passwords, so that strangers cannot use up the owner's attempts.
 */
export function knownDevice(config: Config, cookies: string | undefined, userId: number): string | null {
  const names = [nameOf(config), ...(isHttps(config) ? [FORMER_NAME] : [])]
  for (const [user, id, signature] of devicesIn(names, cookies))
    if (user === String(userId) && isSignatureOf(config, claimOf(user, id), signature)) return id
  return null
}

/** The cookie by which this device is recognised later. An existing id is kept. A device is recognised for one account. */
export function deviceCookie(config: Config, cookies: string | undefined, userId: number): string {
  const id = knownDevice(config, cookies, userId) ?? randomUUID()
  const value = `${userId}.${id}.${signatureOf(config, claimOf(userId, id))}`
  const secure = isHttps(config) ? '; Secure' : ''
  return `${nameOf(config)}=${value}; Path=/; Max-Age=${LIFE_S}; HttpOnly; SameSite=Strict${secure}`
}

/**
 * The Set-Cookie headers after a sign-in: `deviceCookie`, and one that deletes the cookie with the former name if the
 * browser sent it.
 */
export function deviceCookies(config: Config, cookies: string | undefined, userId: number): string[] {
  const own = deviceCookie(config, cookies, userId)
  const hasFormer = isHttps(config) && (cookies ?? '').includes(`${FORMER_NAME}=`)
  return hasFormer ? [own, `${FORMER_NAME}=; Path=${FORMER_PATH}; Max-Age=0; Secure`] : [own]
}

function devicesIn(
  names: readonly string[],
  cookies: string | undefined,
): [user: string, id: string, signature: string][] {
  return (cookies ?? '').split(';').flatMap((pair) => {
    const [name, value] = pair.trim().split('=')
    const [user, id, signature] = value?.split('.') ?? []
    return names.includes(name ?? '') && user && id && signature ? [[user, id, signature]] : []
  })
}

const claimOf = (userId: number | string, id: string) => `known device ${userId}.${id}`
