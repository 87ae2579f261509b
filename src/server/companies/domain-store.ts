import type { Insertable, Kysely } from 'kysely'
import type { CompanyTables } from '../db/tables/companies.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** The domain of a company, proved or not, or null. */
export async function findDomain(db: Executor, companyId: number) {
  const query = db.selectFrom('company_domains').selectAll().where('company_id', '=', companyId)
  return (await query.executeTakeFirst()) ?? null
}

/** Stores the domain that a company wants to prove in place of an earlier one, whose proof and link end. */
export async function replaceDomain(
  trx: Executor,
  row: Insertable<CompanyTables['company_domains']>,
): Promise<void> {
  const { company_id: _, ...rest } = row
  await trx
    .insertInto('company_domains')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ ...rest, token_hash: null }))
    .execute()
}

/** Sets the token of an open request. Null when it was replaced, proved or has expired, or its owner is blocked or erased. */
export async function saveDomainToken(
  db: Executor,
  { companyId, askedAt, tokenHash, now }: { companyId: number; askedAt: Date; tokenHash: string; now: Date },
) {
  const row = await db
    .updateTable('company_domains as d')
    .from('users')
    .set({ token_hash: tokenHash })
    .whereRef('users.id', '=', 'd.asked_by')
    .where('d.company_id', '=', companyId)
    .where('d.asked_at', '=', askedAt)
    .where('d.expires_at', '>', now)
    .where('d.verified_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .returning(['d.domain', 'd.mailbox', 'users.language'])
    .executeTakeFirst()
  return row ?? null
}

/** Marks the domain of a company as proved by this token and ends the token; false when nothing fits. */
export async function markProved(
  trx: Executor,
  companyId: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('company_domains')
    .set({ verified_at: now, token_hash: null })
    .where('company_id', '=', companyId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('company_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the domain of a company; false when there is none. */
export async function deleteDomain(trx: Executor, companyId: number): Promise<boolean> {
  const query = trx.deleteFrom('company_domains').where('company_id', '=', companyId)
  return (await query.executeTakeFirst()).numDeletedRows > 0n
}
