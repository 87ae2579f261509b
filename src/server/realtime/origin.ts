import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a page of this origin may connect: the public origin or the requested host. During development any loopback
 * origin may. Clients without Origin header are no browsers and may connect.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string,
): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  const ours = new URL(publicUrl)
  if (from.origin === ours.origin || from.host === host) return true
  return LOOPBACK.test(from.hostname) && LOOPBACK.test(ours.hostname)
}

/** The client's address: the last one in X-Forwarded-For that is not a trusted proxy's, as in Fastify. */
export function remoteAddress(
  { socket, headers }: IncomingMessage,
  isProxy: (address: string) => boolean,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const addresses = [...forwarded, socket.remoteAddress ?? '']
    .map((address) => address.trim())
    .filter(Boolean)
  return addresses.findLast((address) => !isProxy(address)) ?? addresses[0] ?? ''
}
