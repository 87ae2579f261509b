import type { Deps } from '../http/deps.ts'
import { addressSignatureOf, isAddressSignatureOf, isSignatureOf, signatureOf } from '../mail/signed-links.ts'

type Secret = Pick<Deps['config'], 'secrets'>

/** The token of an unsubscribe link: id and MAC of the subscription, so it needs no storage. */
export const unsubscribeToken = (config: Secret, id: number): string =>
  `${id}.${signatureOf(config, claimOf(id))}`

/** The subscription id of an unsubscribe token, or null when its MAC is wrong. */
export function readUnsubscribeToken(config: Secret, token: string): number | null {
  const [, id, mac] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !mac) return null
  return isSignatureOf(config, claimOf(Number(id)), mac) ? Number(id) : null
}

const claimOf = (id: number) => `newsletter:unsubscribe:${id}`

/**
 * The address that a mail of the newsletter bounces to: BOUNCE_ADDRESS with the mail's id and MAC. Null without
 * BOUNCE_ADDRESS.
 */
export function bounceAddressOf(
  config: Pick<Deps['config'], 'secrets' | 'bounceAddress'>,
  id: number,
): string | null {
  const [local, domain] = config.bounceAddress?.split('@') ?? []
  return domain ? `${local}+${id}-${addressSignatureOf(config, bounceClaimOf(id))}@${domain}` : null
}

/** The id of the mail that a bounce address belongs to, or null when its MAC is wrong. */
export function readBounceAddress(config: Secret, address: string): number | null {
  const [, id, mac] = /\+([1-9]\d{0,9})-([\da-f]{32})@/i.exec(address) ?? []
  if (!id || !mac) return null
  return isAddressSignatureOf(config, bounceClaimOf(Number(id)), mac) ? Number(id) : null
}

const bounceClaimOf = (id: number) => `newsletter:bounce:${id}`
