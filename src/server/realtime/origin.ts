import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a page of this origin may connect: ours, the host that was asked, or, while we are being developed, any on
 * this machine. What is no browser names none.
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

/** Where a connection comes from; what a proxy on this machine says is believed, nobody else (as in app.ts). */
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
