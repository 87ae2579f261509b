import { isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** The prefix of IPv6 addresses that providers give to one household, which may use any address with it. */
const HOUSEHOLD_BITS = 56
/** The shorter prefix that hosting providers and tunnel brokers give to one customer. */
const SITE_BITS = 48

/**
 * A site may do as much as this number of households, where its networks are counted: a mobile network has many customers
 * in one site.
 */
export const HOUSEHOLDS_OF_SITE = 16

/** The address by which requests are counted: a whole IPv4 address, or the household's network of an IPv6 address. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => householdOf(ip)

/** As `addressOf`, for the text of an address from a proxy or a socket. */
export const householdOf = (address: string): string => normalizeIP(withoutPort(address), HOUSEHOLD_BITS)

/** The largest network that belongs to one customer with this IPv6 address, or in this household; null for IPv4. */
export function siteOf(address: string): string | null {
  const plain = withoutPort(address)
  const network = normalizeIP(plain, SITE_BITS)
  return isIPv6(network) ? `${network}/${SITE_BITS}` : null
}

/** The largest network that belongs to one customer with this address: the site, or a whole IPv4 address. */
export const networkOf = (address: string): string => siteOf(address) ?? householdOf(address)

/** An entry of `X-Forwarded-For` without its port: some proxies (IIS, Azure) add it, and each connection has another. */
export function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(address) ?? []
  const [, v4] = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(address) ?? []
  return bracketed ?? v4 ?? address
}

/**
 * Limits what is open at a time for each household and each IPv6 site.
 * @returns `open`, which returns a function to call at the end, or null when the household or the site has too many
 */
export function createOpenCounts(max: { ofHousehold: number; ofSite: number }) {
  const counts = new Map<string, number>()
  const change = (network: string, by: number) => {
    const left = (counts.get(network) ?? 0) + by
    if (left > 0) counts.set(network, left)
    else counts.delete(network)
  }
  return {
    open(address: string): (() => void) | null {
      const [household, site] = [householdOf(address), siteOf(address)]
      const limits: [string, number][] = [[household, max.ofHousehold]]
      if (site) limits.push([site, max.ofSite])
      if (limits.some(([network, most]) => (counts.get(network) ?? 0) >= most)) return null
      for (const [network] of limits) change(network, 1)
      return () => {
        for (const [network] of limits) change(network, -1)
      }
    },
  }
}
