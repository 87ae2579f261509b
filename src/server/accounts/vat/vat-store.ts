import type { Kysely } from 'kysely'
import type { VatCheck } from '#shared/contract/vat-check.ts'
import type { Tables } from '../../db/tables.ts'

/** A user's VAT number, if it has no final result yet. */
export async function findUncheckedVatId(db: Kysely<Tables>, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('vat_id')
    .where('id', '=', userId)
    .where((where) => where.or([where('vat_check', 'is', null), where('vat_check', '=', 'unavailable')]))
    .executeTakeFirst()
  return row?.vat_id ?? null
}

/** Saves the result of a check, unless the number has been changed meanwhile. */
export async function saveVatCheck(
  db: Kysely<Tables>,
  user: { id: number; vatId: string },
  result: { vat_check: VatCheck; vat_checked_at: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set(result)
    .where('id', '=', user.id)
    .where('vat_id', '=', user.vatId)
    .execute()
}
