import type { Kysely } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import type { Tables } from '../../db/tables.ts'
import type { Deps } from '../../http/deps.ts'
import { invalid } from '../../http/problem.ts'
import { countAct } from '../../limits/count-act.ts'

// Typing errors and a second company need a few. Each check asks VIES, which refuses all our checks when it gets too many.
const CHECKS = { act: 'vat-check', max: 10, withinMs: DAY_MS }

/**
 * Has a saved VAT number checked in the background, if the operator allows it. A failed check never prevents saving.
 * @throws Problem 422 vat_changed_often
 */
export async function queueVatCheck(
  trx: Kysely<Tables>,
  { tasks, config, clock }: Pick<Deps, 'tasks' | 'config' | 'clock'>,
  { id, vat_id }: { id: number; vat_id?: string | null | undefined },
): Promise<void> {
  if (!vat_id || !config.viesUrl) return
  // Not 429: the other changes of the form would wait in the outbox for a day.
  const seconds = await countAct(trx, { ...CHECKS, subject: String(id) }, clock())
  if (seconds !== null) throw invalid({ vat_id: ['vat_changed_often'] })
  await tasks.add(trx, 'check-vat-id', { user_id: id })
}
