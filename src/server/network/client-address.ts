import { isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** The part of IPv6 addresses that providers give to one household; within it a client chooses its address freely. */
const HOUSEHOLD_BITS = 56
/** Hosters and tunnel brokers give as much to one customer. */
const SITE_BITS = 48

/** The address that requests are counted by: of IPv4 the whole, of IPv6 the household's network. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => householdOf(ip)

/** As `addressOf`, of an address as a proxy or a socket names it. */
export const householdOf = (address: string): string => normalizeIP(withoutPort(address), HOUSEHOLD_BITS)

/** The network of an IPv6 address that one customer may have whole; null for IPv4. */
export function siteOf(address: string): string | null {
  const plain = withoutPort(address)
  const network = normalizeIP(plain, SITE_BITS)
  return isIPv6(network) ? `${network}/${SITE_BITS}` : null
}

/** An entry of `X-Forwarded-For` without its port: some proxies (IIS, Azure) add it, and each connection has another. */
export function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(address) ?? []
  const [, v4] = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(address) ?? []
  return bracketed ?? v4 ?? address
}
