import type { Insertable } from 'kysely'
import type { CompanyRole } from '#shared/contract/companies.ts'
import type { UserTable } from '../db/tables.ts'
import { createUser, type TestUser } from './people.ts'
import type { TestApp } from './test-app.ts'

/** A company of an employer. */
export async function createCompany(test: TestApp, owner: TestUser, name = 'Bakery'): Promise<number> {
  const now = test.clock()
  const { id } = await test.db
    .insertInto('companies')
    .values({ name, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertMember(test, { company_id: id, user_id: owner.id, role: 'owner' })
  return id
}

/** A new employer who is a member of a company. */
export async function createMember(
  test: TestApp,
  company_id: number,
  role: CompanyRole,
  given: Partial<Insertable<UserTable>> = {},
): Promise<TestUser> {
  const user = await createUser(test, { role: 'boss', ...given })
  await insertMember(test, { company_id, user_id: user.id, role })
  return user
}

const insertMember = (
  test: TestApp,
  row: { company_id: number; user_id: number; role: CompanyRole },
): Promise<unknown> =>
  test.db
    .insertInto('company_members')
    .values({ ...row, joined_at: test.clock() })
    .execute()
