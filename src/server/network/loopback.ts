import { isIP } from 'node:net'

/** Whether an IP address is this very machine's: 127.0.0.0/8 or ::1. */
export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && /^127\.|^::1$/.test(address)

/** Whether a web address leads to this very machine: localhost or a loopback address. */
export function isLoopbackUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || isLoopbackAddress(host)
}
