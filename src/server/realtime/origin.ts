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

/** The client's address. X-Forwarded-For counts only from a proxy on this machine, as in app.ts. */
export function remoteAddress({ socket, headers }: IncomingMessage): string {
  const direct = socket.remoteAddress ?? ''
  const forwarded = headers['x-forwarded-for']
  const isProxied = forwarded && LOOPBACK.test(direct.replace(/^::ffff:/, '').replace(/^::1$/, '[::1]'))
  if (!isProxied) return direct
  return (
    String(forwarded)
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean)
      .at(-1) ?? direct
  )
}
