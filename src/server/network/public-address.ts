import { BlockList, isIP } from 'node:net'

// IANA special-purpose address registries: all ranges that are not globally reachable.
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
// Only 2000::/3 of IPv6 is allocated. It contains these ranges, which are special-purpose or tunnel to other networks.
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const blocked = new BlockList()
for (const [ranges, family] of [
  [NOT_PUBLIC_4, 'ipv4'],
  [NOT_PUBLIC_6, 'ipv6'],
] as const) {
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    blocked.addSubnet(address, Number(bits), family)
  }
}
const allocated = new BlockList()
allocated.addSubnet('2000::', 3, 'ipv6')

/** Whether an IPv4 or IPv6 address is globally reachable, thus not our own machine or network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked.check(address, 'ipv4')
  return family === 6 && allocated.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
