import { MINUTE_MS } from '#shared/durations.ts'
import { hashOf } from '../../db/hash-of.ts'
import { createCompany, createMember } from '../companies.ts'
import type { TestUser } from '../people.ts'
import type { TestApp } from '../test-app.ts'

/** The employer's company with a colleague, an open invitation and a domain that waits for its proof. */
export async function createCompanyWithTeam(
  test: TestApp,
  employer: TestUser,
  { unique, address }: { unique: string; address: string },
) {
  const { db } = test
  const at = test.clock()
  const company_id = await createCompany(test, employer)
  await db.updateTable('companies').set({ address }).where('id', '=', company_id).execute()
  const colleague = await createMember(test, company_id, 'viewer')
  const invitationToken = `invitation-${unique}`
  const invitation = await db
    .insertInto('company_invitations')
    .values({
      company_id,
      email: `${unique}@people.example`,
      role: 'recruiter',
      invited_by: employer.id,
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
      company_id,
      domain: 'bakery.example.com',
      mailbox: 'postmaster',
      asked_by: employer.id,
      token_hash: hashOf(domainToken),
      verified_at: null,
      asked_at: at,
      expires_at: new Date(at.getTime() + MINUTE_MS),
    })
    .execute()
  return { company: { id: company_id }, colleague, invitation, invitationToken, domainToken }
}
