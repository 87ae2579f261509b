import type { Insertable, Kysely } from 'kysely'
import { companyOf } from '../db/company-rights.ts'
import type { CompanyTables } from '../db/tables/companies.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** The open invitations of a company, newest first. */
export async function listInvitations(db: Executor, companyId: number, now: Date) {
  return db
    .selectFrom('company_invitations')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Stores an invitation in place of an earlier one to the same address, whose link ends. */
export async function replaceInvitation(
  trx: Executor,
  row: Insertable<CompanyTables['company_invitations']>,
): Promise<{ id: number }> {
  const { company_id: _, email: __, ...rest } = row
  return trx
    .insertInto('company_invitations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'email']).doUpdateSet({ ...rest, token_hash: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Sets the token of an open invitation. Null when it was withdrawn, accepted or has expired. */
export async function saveInvitationToken(
  db: Executor,
  { id, tokenHash, now }: { id: number; tokenHash: string; now: Date },
) {
  const row = await db
    .updateTable('company_invitations as i')
    .from(['users', 'companies as c'])
    .set({ token_hash: tokenHash })
    .whereRef('users.id', '=', 'i.invited_by')
    .whereRef('c.id', '=', 'i.company_id')
    .where('i.id', '=', id)
    .where('i.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .returning(['i.email', 'users.language', 'users.name', 'users.surname', 'c.name as company'])
    .executeTakeFirst()
  return row ?? null
}

/** The open invitation of a token with its company, or null. Invitations of blocked people are void. */
export async function findInvitation(db: Executor, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('company_invitations as i')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .innerJoin('users', 'users.id', 'i.invited_by')
    .select(['i.id', 'i.company_id', 'i.email', 'i.role', 'i.invited_by', 'i.created_at', 'c.name'])
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** The address of an invitation of the user's company, or null. */
export async function findInvitedEmail(db: Executor, userId: number, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('company_invitations')
    .select('email')
    .where('id', '=', id)
    .where('company_id', '=', companyOf(userId, 'read'))
    .executeTakeFirst()
  return row?.email ?? null
}

/** Deletes an invitation of a company; false when there is none. */
export async function deleteInvitation(trx: Executor, companyId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('company_invitations')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the open invitations that a member has sent. */
export async function deleteInvitationsBy(trx: Executor, userId: number): Promise<void> {
  await trx.deleteFrom('company_invitations').where('invited_by', '=', userId).execute()
}
