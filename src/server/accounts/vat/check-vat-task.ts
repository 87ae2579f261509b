import * as z from 'zod/mini'
import type { Deps } from '../../http/deps.ts'
import { defineTask } from '../../tasks/task.ts'
import { findUncheckedVatId, saveVatCheck } from './vat-store.ts'
import { askVies } from './vies.ts'

declare module '../../tasks/task.ts' {
  interface TaskPayloads {
    'check-vat-id': { user_id: number }
  }
}

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'fetchPublic'>

/** Checks an employer's VAT number with VIES. */
export const checkVatTask = defineTask({
  name: 'check-vat-id',
  payload: z.object({ user_id: z.int() }),
  work: async ({ db, clock, config: { viesUrl }, fetchPublic }: Needs, { user_id: id }) => {
    const vatId = await findUncheckedVatId(db, id)
    if (!viesUrl || !vatId) return
    const vat_check = await askVies({ fetchPublic, viesUrl }, vatId)
    await saveVatCheck(db, { id, vatId }, { vat_check, vat_checked_at: clock() })
    // The queue repeats failed work with growing delays.
    if (vat_check === 'unavailable') throw new Error('VIES did not answer')
  },
})
