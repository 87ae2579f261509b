import { randomInt } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Insertable } from 'kysely'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Role } from '#shared/contract/roles.ts'
import { openSession } from '../accounts/open-session.ts'
import type { UserTable } from '../db/tables.ts'
import type { TestApp } from './test-app.ts'

export type TestUser = { id: number; token: string; email: string; password: string }

/** The password of every user that tests make. */
export const PASSWORD = 'Bridge-2026!'
// The lowest cost that argon2 allows, to save time.
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** The user with a new session, for tests whose clock has passed the end of the first one. */
export async function withNewSession(test: TestApp, user: TestUser, role: Role): Promise<TestUser> {
  const { access_token } = await openSession(test.db, test.deps, { id: user.id, role }, 'Test')
  return { ...user, token: access_token }
}

/** One in a hundred invented numbers is not valid, and would be refused where the account states it again. */
function inventPhone(): string {
  for (;;) {
    const phone = `+49${randomInt(1_000_000_000, 9_999_999_999)}`
    if (parsePhoneNumberFromString(phone)?.isValid()) return phone
  }
}

/** The row of a confirmed user. Any column can be given; e-mail and phone are unique by default. */
export async function userRow(
  { clock }: Pick<TestApp, 'clock'>,
  { role, ...given }: { role: Role } & Partial<Insertable<UserTable>>,
): Promise<Insertable<UserTable>> {
  const now = clock()
  const unique = randomInt(1_000_000_000, 9_999_999_999)
  return {
    role,
    person_type: 'individual',
    name: 'Anna',
    surname: 'Kowalska',
    email: `${role}-${unique}@people.example`,
    email_confirmed_at: now,
    phone: inventPhone(),
    password_hash: await passwordHash,
    language: 'en',
    privacy_version: 'test',
    privacy_accepted_at: now,
    created_at: now,
    staff_role: role === 'admin' ? 'administrator' : null,
    ...given,
  }
}

/** Inserts a confirmed, signed-in user with the given columns. */
export async function createUser(
  test: TestApp,
  given: { role: Role } & Partial<Insertable<UserTable>>,
): Promise<TestUser> {
  const row = await userRow(test, given)
  const user = await test.db
    .insertInto('users')
    .values(row)
    .returning(['id', 'role'])
    .executeTakeFirstOrThrow()
  const { access_token } = await openSession(test.db, test.deps, user, 'Test')
  return { id: user.id, token: access_token, email: row.email, password: PASSWORD }
}
