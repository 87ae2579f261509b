import { describe, expect, it } from 'vitest'
import { householdOf, networkOf, siteOf } from './client-address.ts'

describe('the address that requests are counted by', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[2001:db8:1:2ff::1]:443', '2001:db8:1:200::'],
    ['2001:db8:1:200::1', '2001:db8:1:200::'],
    ['2001:db8:1:2ab:ffff::1', '2001:db8:1:200::'],
    ['2001:db8:1:300::1', '2001:db8:1:300::'],
  ])('of %s is %s', (address, household) => expect(householdOf(address)).toBe(household))

  it('has a wider network for IPv6 only', () => {
    expect(siteOf('[2001:db8:1:2ff::1]:443')).toBe('2001:db8:1::/48')
    expect(siteOf('203.0.113.9')).toBeNull()
    expect(siteOf('::ffff:203.0.113.9')).toBeNull()
    expect(siteOf(householdOf('2001:db8:1:2ff::1'))).toBe('2001:db8:1::/48')
    expect(['2001:db8:1:2ff::1', '203.0.113.9:51234'].map(networkOf)).toEqual([
      '2001:db8:1::/48',
      '203.0.113.9',
    ])
  })
})
