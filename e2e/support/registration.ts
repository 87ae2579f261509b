import { randomInt } from 'node:crypto'
import type { Register } from '../../src/shared/contract/accounts.ts'
import { PASSWORD } from './people.ts'

/** The form of a new job seeker, whose address and phone number are unique by default. */
export const registrationOf = (changes: Partial<Register> = {}): Register => ({
  role: 'worker',
  person_type: 'individual',
  name: 'Mara',
  surname: 'Zweitblick',
  email: `${crypto.randomUUID()}@people.example`,
  phone: `+49151${randomInt(10_000_000, 100_000_000)}`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  privacy_policy: true,
  ...changes,
})
