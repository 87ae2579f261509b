import { MINUTE_MS } from '#shared/durations.ts'
import { hashOf } from '../../db/hash-of.ts'
import { createUser, type TestUser } from '../people.ts'
import type { TestApp } from '../test-app.ts'

/** The employer's company with a colleague, an open invitation and a domain that waits for its proof. */
export async function createCompany(
  test: TestApp,
  { id: user_id }: TestUser,
  { unique, address }: { unique: string; address: string },
) {
  const { db } = test
  const at = test.clock()
  const company = await db
    .insertInto('companies')
    .values({ name: 'Bakery', address, website: null, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const colleague = await createUser(test, { role: 'boss' })
  const one = { company_id: company.id, joined_at: at }
  await db
    .insertInto('company_members')
    .values([
      { ...one, user_id, role: 'owner' },
      { ...one, user_id: colleague.id, role: 'viewer' },
    ])
    .execute()
  const invitationToken = `invitation-${unique}`
  const invitation = await db
    .insertInto('company_invitations')
    .values({
      company_id: company.id,
      email: `${unique}@people.example`,
      role: 'recruiter',
      invited_by: user_id,
      token_hash: hashOf(invitationToken),
      created_at: at,
      expires_at: new Date(at.getTime() + MINUTE_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const domainToken = `domain-${unique}`
  await db
    .insertInto('company_domains')
    .values({
      company_id: company.id,
      domain: 'bakery.example.com',
      mailbox: 'postmaster',
      asked_by: user_id,
      token_hash: hashOf(domainToken),
      verified_at: null,
      asked_at: at,
      expires_at: new Date(at.getTime() + MINUTE_MS),
    })
    .execute()
  return { company, colleague, invitation, invitationToken, domainToken }
}
