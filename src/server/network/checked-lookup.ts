import { type LookupAddress, lookup as resolveName } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopbackAddress } from './loopback.ts'
import { isPublicAddress } from './public-address.ts'

/** Resolves a host name to all its addresses. */
export type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
/** `allowsLoopback`: for tests, whose servers are on this machine. */
export type Guard = { resolve?: Resolve | undefined; allowsLoopback: boolean }

/** The host is or resolves to an address that is not public (server-side request forgery). */
export class RefusedAddressError extends Error {}

const resolveAll: Resolve = (host, done) => resolveName(host, { all: true }, done)

const isAllowed = (address: string, { allowsLoopback }: Guard) =>
  isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address))

/**
 * Refuses an address whose host is a literal address that is not public: such a host is not resolved, so the lookup
 * cannot check it.
 * @throws RefusedAddressError
 */
export function requirePublicHost({ hostname }: URL, guard: Guard): void {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !isAllowed(literal, guard)) throw new RefusedAddressError(literal)
}

/**
 * The `lookup` of a request: it connects to exactly the checked address, so DNS rebinding has no effect. A host name is
 * refused if any of its addresses is not public.
 */
export const checkedLookup =
  (guard: Guard): LookupFunction =>
  (host, { all }, done) =>
    (guard.resolve ?? resolveAll)(host, (error, addresses) => {
      const refused = addresses?.find(({ address }) => !isAllowed(address, guard))
      const [first] = addresses ?? []
      if (error || refused || !first)
        return done(error ?? new RefusedAddressError(refused?.address ?? host), '', 0)
      if (all) return done(null, addresses)
      done(null, first.address, first.family)
    })

/** Whether one of these names can be resolved. */
export async function anyResolves(
  hosts: readonly string[],
  { resolve = resolveAll }: Guard,
): Promise<boolean> {
  const one = (host: string) =>
    new Promise<boolean>((done) => resolve(host, (error, found) => done(!error && found.length > 0)))
  return (await Promise.all(hosts.map(one))).includes(true)
}
