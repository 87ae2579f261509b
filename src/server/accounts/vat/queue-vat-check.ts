import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Deps } from '../../http/deps.ts'

/** Has a saved VAT number checked in the background, if the operator allows it. A failed check never prevents saving. */
export async function queueVatCheck(
  trx: Kysely<Tables>,
  { tasks, config }: Pick<Deps, 'tasks' | 'config'>,
  { id, vat_id }: { id: number; vat_id?: string | null | undefined },
): Promise<void> {
  if (vat_id && config.viesUrl) await tasks.add(trx, 'check-vat-id', { user_id: id })
}
