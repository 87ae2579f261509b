import { expect, it } from 'vitest'
import { candidatesFor } from './password-candidates.ts'
import type { User } from './users-store.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const later = new Date('2026-11-22T12:30:00Z')
const user = {
  password_hash: 'own',
  password_used_up: false,
  temporary_password_hash: null,
  temporary_password_expires_at: null,
  former_temporary_password_hash: null,
  former_temporary_password_expires_at: null,
} as User
const twice = {
  ...user,
  temporary_password_hash: 'again',
  temporary_password_expires_at: later,
  former_temporary_password_hash: 'mailed',
  former_temporary_password_expires_at: NOW,
}
const forgetful = { ...user, temporary_password_hash: 'mailed', temporary_password_expires_at: later }

it.each([
  ['Bridge-2026!', 1],
  ['Xk7d-Qm3p-Zt9w', 3],
])(
  'the number of comparisons does not tell which accounts exist or are being recovered: %s',
  (typed, count) => {
    for (const somebody of [null, user, forgetful, twice, { ...forgetful, password_used_up: true }])
      expect(candidatesFor(somebody, typed, NOW)).toHaveLength(count)
  },
)

it('a temporary password is compared until it expires, and a used-up one never', () => {
  const hashes = (somebody: User | null, now = NOW) =>
    candidatesFor(somebody, 'Xk7d-Qm3p-Zt9w', now).map(({ hash }) => hash)
  expect(hashes(forgetful)).toEqual(['own', 'mailed', null])
  expect(hashes(forgetful, later)).toEqual(['own', null, null])
  expect(hashes({ ...forgetful, password_used_up: true })).toEqual([null, 'mailed', null])
  expect(hashes(twice, new Date(NOW.getTime() - 1))).toEqual(['own', 'again', 'mailed'])
  expect(hashes(twice)).toEqual(['own', 'again', null])
  expect(hashes(null)).toEqual([null, null, null])
})
